/// Two connected descriptors, which programs do not inherit; a closed end is -1.
struct Pipe {
    private(set) var reading: Int32 = -1
    private(set) var writing: Int32 = -1

    init() throws(SystemFault) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw SystemFault() }
        (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    mutating func closeReading() {
        if reading >= 0 { systemClose(reading) }
        reading = -1
    }

    mutating func closeWriting() {
        if writing >= 0 { systemClose(writing) }
        writing = -1
    }

    mutating func close() {
        closeReading()
        closeWriting()
    }
}

/// What is written to a program and read from it at the same time, so that neither waits for the other forever.
struct Exchange {
    /// What the program wrote.
    var ending = ChildProcess.Ending()
    /// The program's standard input, output and errors.
    private(set) var input, output, errors: Pipe
    private let bytes: [UInt8]
    private var position = 0
    private let limit: Int

    /// How much of what a program says on standard error is kept.
    private static let mostErrors = 1 << 16

    init(input bytes: [UInt8], limit: Int) throws(SystemFault) {
        (self.bytes, self.limit) = (bytes, limit)
        var made: [Pipe] = []
        do throws(SystemFault) {
            for _ in 0..<3 { made.append(try Pipe()) }
        } catch {
            for index in made.indices { made[index].close() }
            throw error
        }
        (input, output, errors) = (made[0], made[1], made[2])
    }

    /// Closes the program's ends once it has them.
    mutating func begin() {
        input.closeReading()
        output.closeWriting()
        errors.closeWriting()
        if bytes.isEmpty { input.close() }
        for end in [input.writing, output.reading, errors.reading] where end >= 0 {
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
    }

    /// Whether the program can still write something.
    var isOpen: Bool { output.reading >= 0 || errors.reading >= 0 }

    /// Closes everything.
    mutating func close() {
        input.close()
        output.close()
        errors.close()
    }

    /// Waits until something can be read or written, and does that.
    mutating func step(_ patience: Int32) throws(SystemFault) {
        // A negative descriptor is left out.
        var requests = [
            pollfd(fd: input.writing, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors.reading, events: Int16(POLLIN), revents: 0),
        ]
        let ready = unsafe poll(&requests, nfds_t(requests.count), patience)
        guard ready != 0 else {
            throw SystemFault(number: ETIMEDOUT, reason: "it gave no answer for \(patience / 1000) s")
        }
        guard ready > 0 else {
            guard errno == EINTR else { throw SystemFault() }
            return
        }
        if requests[0].revents != 0 { send() }
        if requests[1].revents != 0 {
            let part = try Exchange.receive(output.reading)
            if part?.isEmpty == true { output.close() }
            ending.output += part ?? []
            guard ending.output.count <= limit else { throw SystemFault(number: EFBIG, reason: "it wrote too much") }
        }
        if requests[2].revents != 0 {
            let part = try Exchange.receive(errors.reading)
            if part?.isEmpty == true { errors.close() }
            ending.errors += (part ?? []).prefix(max(0, Exchange.mostErrors - ending.errors.count))
        }
    }

    private mutating func send() {
        let rest = bytes.count - position
        let count = unsafe bytes.withUnsafeBytes {
            unsafe systemWrite(input.writing, $0.baseAddress?.advanced(by: position), rest)
        }
        if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
        position += max(0, count)
        // A program that reads no more says why on standard error.
        if count < 0 || position == bytes.count { input.close() }
    }

    /// What can be read now, empty at the end; `nil` if there is nothing yet.
    private static func receive(_ descriptor: Int32) throws(SystemFault) -> ArraySlice<UInt8>? {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe chunk.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 { return chunk[..<count] }
        guard errno == EAGAIN || errno == EINTR else { throw SystemFault() }
        return nil
    }
}
