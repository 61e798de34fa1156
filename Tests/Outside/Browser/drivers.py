"""Firefox and WebKit behind the few calls that the tests of other browsers need; `.ci/install browsers` installs them."""
import base64
import contextlib
import gc
import glob
import os
import subprocess
import sys
import tempfile


class Firefox:
    name = "Firefox"

    def __init__(self):
        from marionette_driver.marionette import ActionSequence, Marionette
        self.sequence = ActionSequence
        # A folder of its own for the log: marionette removes a file that is there, even if it is /dev/null.
        self.logs = tempfile.TemporaryDirectory(prefix="bannerkit-firefox-")
        # It writes bytes to what the tests print to, which are kept as text.
        with contextlib.redirect_stdout(sys.__stdout__):
            self.browser = Marionette(bin="/usr/bin/firefox-esr", headless=True, gecko_log=self.logs.name)
        self.browser.start_session()
        self.browser.set_window_rect(width=1280, height=1000)

    def resize(self, width, height):
        self.browser.set_window_rect(width=width, height=height)

    def go(self, address):
        self.browser.navigate(address)

    def run(self, script, *values):
        # The page's own objects are behind `wrappedJSObject` for a privileged script; this one is the page's.
        return self.browser.execute_script(script, script_args=values, sandbox=None)

    def key(self, key):
        self.sequence(self.browser, "key", "keys").key_down(key).key_up(key).perform()

    def drag(self, start, end):
        steps = self.sequence(self.browser, "pointer", "mouse", {"pointerType": "mouse"})
        steps.pointer_move(*start).pointer_down()
        for part in range(1, 6):
            steps.pointer_move(*(round(a + (b - a) * part / 5) for a, b in zip(start, end)), duration=20)
        steps.pointer_up().perform()

    def screenshot(self):
        return base64.b64decode(self.browser.screenshot(full=False))

    def close(self):
        self.browser.quit()
        # Its files go with its objects; when Python ends, that is too late.
        self.browser = None
        gc.collect()
        self.logs.cleanup()


class WebKit:
    name = "WebKit"

    def __init__(self):
        from selenium import webdriver
        from selenium.webdriver.webkitgtk.options import Options
        from selenium.webdriver.webkitgtk.service import Service
        # It has no mode without a screen, so it has one that nobody sees.
        ours, theirs = os.pipe()
        self.screen = subprocess.Popen(["Xvfb", "-displayfd", str(theirs), "-screen", "0", "1600x1200x24"],
                                       pass_fds=[theirs], stderr=subprocess.DEVNULL)
        os.close(theirs)
        with os.fdopen(ours) as answer:
            os.environ["DISPLAY"] = ":" + answer.readline().strip()
        # Without this it does not start as the user `root`, who runs containers; the pages are our own.
        os.environ["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        options = Options()
        options.binary_location = glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0]
        options.add_argument("--automation")
        try:
            self.browser = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver"))
        except Exception:
            self.stop_screen()
            raise
        self.browser.set_window_size(1280, 1000)

    def resize(self, width, height):
        self.browser.set_window_size(width, height)

    def go(self, address):
        self.browser.get(address)

    def run(self, script, *values):
        return self.browser.execute_script(script, *values)

    def key(self, key):
        from selenium.webdriver.common.action_chains import ActionChains
        ActionChains(self.browser).send_keys(key).perform()

    def drag(self, start, end):
        from selenium.webdriver.common.actions.action_builder import ActionBuilder
        steps = ActionBuilder(self.browser, duration=20)
        steps.pointer_action.move_to_location(*start).pointer_down()
        for part in range(1, 6):
            steps.pointer_action.move_to_location(*(round(a + (b - a) * part / 5) for a, b in zip(start, end)))
        steps.pointer_action.pointer_up()
        steps.perform()

    def screenshot(self):
        return self.browser.get_screenshot_as_png()

    def stop_screen(self):
        self.screen.terminate()
        self.screen.wait()

    def close(self):
        self.browser.quit()
        self.stop_screen()
