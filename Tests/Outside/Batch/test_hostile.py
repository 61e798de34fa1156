"""Records that are made to be hard: as many lines out as in, in order, and the good ones as if they were alone."""
import json
import os
import random
import signal
import subprocess
import tempfile
import time
import unittest

from batch import BANNERKIT, IS_FULL, batch, line, records


def hostile(r):
    """A line that is not a record, as bytes without LF."""
    return r.choice([
        lambda: b"", lambda: b"   ", lambda: b"\r", lambda: b"null", lambda: b"[]", lambda: b"{", lambda: b'{"id":1}',
        lambda: b'{"id":1,"spec":"items: [a]"', lambda: b'{"id":1,"id":2,"spec":"items: [a]"}', lambda: b"\x00\x01\xff",
        lambda: b'{"id":"\xff","spec":"items: [a]"}', lambda: b'{"id":1,"spec":' + b"[" * 100_000 + b"}",
        lambda: b'{"id":1,"spec":' + b'{"a":' * 100_000 + b"1}", lambda: b'{"id":{"a":1},"spec":"items: [a]"}',
        lambda: b'{"id":"\\ud800","spec":"items: [\\ud800]"}', lambda: b'{"id":1,"spec":"\\u0000"}',
        lambda: b'{"id":1e999,"spec":[' + b"1," * 300_000 + b"1]}", lambda: b'{"id":1,"spec":""}',
        lambda: b'{"id":1,"spec":"a: &a [*a, *a]"}', lambda: b'{"id":1,"spec":{"items":["a"],"items":["b"]}}',
        lambda: b"\xef\xbb\xbfnope", lambda: os.urandom(300).replace(b"\n", b""), lambda: b'{"spec":1.}', lambda: b"{}}",
    ])()


class Hostile(unittest.TestCase):
    def test_among_good_ones(self):
        r = random.Random(5)
        good = [line(record).encode() for record in records(400 if IS_FULL else 50, 4)]
        clean = batch(b"\n".join(good) + b"\n")[1]
        mixed, places = [], []
        for record in good:
            for _ in range(r.randrange(0, 5)):
                mixed.append(hostile(r))
            places.append(len(mixed))
            mixed.append(record)
        mixed.insert(0, b'{"id":0,"spec":"' + b"x" * (65 << 20) + b'"}')
        places = [place + 1 for place in places]
        for options in [(), ("-j", "4")]:
            code, output, errors = batch(b"\n".join(mixed) + b"\n", *options)
            self.assertEqual((code, len(output), errors), (0, len(mixed), ""))
            for number, text in enumerate(output):
                answer = json.loads(text)
                self.assertEqual(answer["line"], number + 1)
                self.assertEqual(len(answer), 9)
            for number, place in enumerate(places):
                own = json.loads(output[place])
                own["line"] = number + 1
                self.assertEqual(own, json.loads(clean[number]))
                self.assertEqual(output[place].split(",", 2)[2], clean[number].split(",", 2)[2])
            self.assertIn("the line is longer than", output[0])

    def test_last_line_without_its_end(self):
        for text, count in [(b"", 0), (b"\n", 1), (b"x", 1), (b"\n\n", 2), (b"x\ny", 2), (b'\xef\xbb\xbf{"spec":"items: [a]"}\r\n', 1)]:
            self.assertEqual(len(batch(text)[1]), count, text)
        self.assertTrue(json.loads(batch(b'\xef\xbb\xbf{"spec":"items: [a]"}\r\n')[1][0])["ok"])

    def test_windows_line_ends(self):
        sent = [line(record) for record in records(200, 8)] + ["", "nope"]
        self.assertEqual(batch(("\ufeff" + "\r\n".join(sent) + "\r\n").encode())[1], batch(sent)[1])

    def test_half_a_character_does_not_reach_the_output(self):
        """A reader such as DuckDB would refuse all answers because of it."""
        for text in ['{"id":"\\ud83d","spec":"items: [a]"}', '{"id":1,"spec":{"items":["\\ude00"]}}', '{"id":1,"a":["\\ud83dx"],"spec":"items: [a]"}']:
            own = batch([text], "--keep", "a")[1][0]
            self.assertNotIn("\\ud", own.split('"findings"')[0])
            self.assertIn("a lone surrogate", json.loads(own)["findings"][0]["message"])
        self.assertIn('"id":"\\ud83d\\ude00"', batch(['{"id":"\\ud83d\\ude00","spec":"items: [a]"}'])[1][0])

    def test_a_line_that_never_ends_does_not_fill_the_memory(self):
        """100 MB without an end, then a good line, with 150 MB of memory."""
        script = f'ulimit -v $((150 << 10)); (head -c 100M /dev/zero | tr "\\0" x; printf "\\n{{\\"spec\\":\\"items: [a]\\"}}\\n") | "{BANNERKIT}" batch'
        ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
        first, second = map(json.loads, ran.stdout.splitlines())
        self.assertEqual((ran.returncode, ran.stderr, first["ok"], first["line"], second["ok"], second["line"]), (0, "", False, 1, True, 2))
        self.assertIn("the line is longer than", first["findings"][0]["message"])

    def test_long_answers_do_not_fill_the_memory(self):
        """Sixty short records whose answers have 3 MB each, with 150 MB of memory."""
        script = f'ulimit -v $((150 << 10)); for i in $(seq 60); do echo \'{{"spec":"items: [a, b]\\ntimer: 1s\\n"}}\'; done | "{BANNERKIT}" batch --do timeline --for 4h | tee >(wc -c >&2) | wc -l'
        ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
        self.assertEqual((ran.returncode, ran.stdout.strip()), (0, "60"))
        self.assertGreater(int(ran.stderr), 60 << 20)

    def test_in_lock_step(self):
        for options in [(), ("-j", "4")]:
            process = subprocess.Popen([BANNERKIT, "batch", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            for number, record in enumerate(records(500 if options else 10_000 if IS_FULL else 2_000, 6)):
                process.stdin.write(line(record).encode() + b"\n")
                process.stdin.flush()
                self.assertEqual(json.loads(process.stdout.readline())["line"], number + 1)
            process.stdin.close()
            self.assertEqual((process.wait(), process.stdout.read()), (0, b""))
            process.stdout.close()

    def test_without_an_environment_or_a_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            script = f'cd "{folder}" && rmdir "{folder}" && echo \'{{"spec":"items: [a]"}}\' | env -i "{BANNERKIT}" batch'
            ran = subprocess.run(["sh", "-c", script], capture_output=True, text=True)
            os.makedirs(folder, exist_ok=True)
        self.assertEqual((ran.returncode, ran.stderr), (0, ""))
        self.assertTrue(json.loads(ran.stdout)["ok"])


class Stopped(unittest.TestCase):
    """However it ends, the last line is whole."""

    def input(self, folder, count=20_000):
        path = os.path.join(folder, "in")
        with open(path, "w") as file:
            for record in records(count, 7):
                file.write(line(record) + "\n")
        return path

    def check(self, path):
        with open(path, "rb") as file:
            text = file.read()
        self.assertTrue(text == b"" or text.endswith(b"\n"))
        for number, own in enumerate(text.splitlines()):
            self.assertEqual(json.loads(own)["line"], number + 1)
        return len(text)

    def test_reader_goes_away(self):
        with tempfile.TemporaryDirectory() as folder:
            path = self.input(folder)
            script = f'set -o pipefail; "{BANNERKIT}" batch < "{path}" | head -n 1; echo "${{PIPESTATUS[0]}}"'
            ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
        lines = ran.stdout.splitlines()
        self.assertEqual((len(lines), lines[1], ran.stderr), (2, "0", ""))

    def test_full_disk(self):
        with tempfile.TemporaryDirectory() as folder:
            path, out = self.input(folder), os.path.join(folder, "out")
            ran = subprocess.run(
                ["bash", "-c", f'ulimit -f 77; "{BANNERKIT}" batch < "{path}" > "{out}"'], capture_output=True, text=True)
            self.assertEqual(ran.returncode, 3)
            self.assertIn("cannot write standard output", ran.stderr)
            self.assertGreater(self.check(out), 60_000)

    def test_nothing_can_be_written_or_read(self):
        for script, words in [
            (f'echo {{}} | "{BANNERKIT}" batch > /dev/full', "cannot write standard output: "),
            (f'echo {{}} | "{BANNERKIT}" batch >&-', "cannot write standard output: "),
            (f'"{BANNERKIT}" batch < /', "cannot read standard input: "),
            (f'"{BANNERKIT}" batch <&-', "cannot read standard input: "),
        ]:
            with self.subTest(script=script):
                ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
                self.assertEqual((ran.returncode, ran.stdout), (3, ""))
                self.assertIn(words, ran.stderr)

    def test_asked_to_end(self):
        with tempfile.TemporaryDirectory() as folder:
            path, out = self.input(folder, 60_000 if IS_FULL else 20_000), os.path.join(folder, "out")
            for wanted in [0, 1, 500_000, 2_000_000]:
                with open(path) as source, open(out, "w") as target:
                    process = subprocess.Popen([BANNERKIT, "batch"], stdin=source, stdout=target)
                    while os.path.getsize(out) < wanted and process.poll() is None:
                        time.sleep(0.001)
                    process.send_signal(signal.SIGTERM)
                    # Before the first line it may not have come to handling signals.
                    self.assertIn(process.wait(), [143, 0] if wanted else [143, 0, -signal.SIGTERM])
                self.assertGreaterEqual(self.check(out), wanted)

    def test_asked_to_end_while_the_reader_is_slow(self):
        records = "".join(f'{{"id":{number},"spec":"items: [a, b]\\ntimer: 2s\\n"}}\n' for number in range(400)).encode()
        with tempfile.TemporaryFile() as source:
            source.write(records)
            for number, jobs in enumerate(("1", "2") * (20 if IS_FULL else 6)):
                source.seek(0)
                process = subprocess.Popen(
                    [BANNERKIT, "batch", "-j", jobs, "--do", "timeline", "--for", "1h"], stdin=source, stdout=subprocess.PIPE)
                # Each answer is longer than a pipe holds, so it is about to write one.
                text = process.stdout.read(1_000_000 + 300_000 * number)
                time.sleep(0.02)
                process.send_signal(signal.SIGTERM)
                time.sleep(0.02)
                text += process.stdout.read()
                process.stdout.close()
                with self.subTest(jobs=jobs):
                    self.assertEqual((process.wait(), text[-1:]), (143, b"\n"))


if __name__ == "__main__":
    unittest.main()
