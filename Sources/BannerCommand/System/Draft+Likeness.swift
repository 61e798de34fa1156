#if !canImport(Darwin)
    import CBannerParts
#endif

extension Draft {
    /// Gives a new file the owner, the group, the mode and the access list of an old one, and its user-defined
    /// attributes.
    ///
    /// Someone else's file is not taken from its owner. One's own can have a group that is not one's own, which only
    /// the system's administrator can give to the new file.
    ///
    /// - Returns: what could not be kept, if anything.
    static func liken(_ new: Int32, to old: Int32, _ info: stat) throws(SystemFault) -> String? {
        var loss: String?
        var present = try FileSystem.info(of: new)
        if (present.st_uid, present.st_gid) != (info.st_uid, info.st_gid) {
            do throws(SystemFault) {
                try FileSystem.again { fchown(new, info.st_uid, info.st_gid) }
            } catch {
                guard error.number == EPERM || error.number == EINVAL else { throw error }
                guard present.st_uid == info.st_uid else {
                    throw SystemFault(number: EPERM, reason: "its owner could not be kept")
                }
                loss = "its group \(info.st_gid) could not be kept, and is \(present.st_gid) now"
            }
        }
        try copyAttributes(from: old, to: new)
        // Last, because a new owner and an access list also change the mode; and not at all on disks that have only one
        // mode.
        present = try FileSystem.info(of: new)
        // Another group may do no more than everyone.
        let everyone = info.st_mode & 0o007
        let mode = info.st_mode & (loss == nil ? 0o7777 : 0o5707 | everyone << 3)
        if present.st_mode & 0o7777 != mode { try FileSystem.again { fchmod(new, mode) } }
        return loss
    }

    #if canImport(Darwin)
        private static func copyAttributes(from old: Int32, to new: Int32) throws(SystemFault) {
            let flags = copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)
            guard fcopyfile(old, new, nil, flags) == 0 || errno == ENOTSUP else { throw SystemFault() }
        }
    #else
        /// Only the access list and the user's attributes: the system sets the others of the new file by its own rules.
        private static func copyAttributes(from old: Int32, to new: Int32) throws(SystemFault) {
            let size = flistxattr(old, nil, 0)
            guard size >= 0 || errno == ENOTSUP else { throw SystemFault() }
            var names = [CChar](repeating: 0, count: max(0, size))
            let count = size > 0 ? unsafe flistxattr(old, &names, size) : 0
            guard count >= 0 else { throw SystemFault() }
            var hasAccessList = false
            for name in names[..<count].split(separator: 0) {
                let text = String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                guard text == accessList || text.hasPrefix("user.") else { continue }
                hasAccessList = hasAccessList || text == accessList
                try copyAttribute(Array(name) + [0], from: old, to: new)
            }
            // A new file can inherit one from its folder that the old file never had.
            guard !hasAccessList, unsafe fremovexattr(new, accessList) != 0 else { return }
            guard errno == ENODATA || errno == ENOTSUP else { throw SystemFault() }
        }

        private static let accessList = "system.posix_acl_access"

        private static func copyAttribute(_ name: [CChar], from old: Int32, to new: Int32) throws(SystemFault) {
            let size = unsafe fgetxattr(old, name, nil, 0)
            guard size >= 0 else { throw SystemFault() }
            var value = [UInt8](repeating: 0, count: size)
            let count = unsafe fgetxattr(old, name, &value, size)
            guard count >= 0, unsafe fsetxattr(new, name, value, count, 0) == 0 else { throw SystemFault() }
        }
    #endif
}
