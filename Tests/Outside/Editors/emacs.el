;;; Loads the set-up for Emacs as a user does, and waits for a finding: emacs -Q --batch -l emacs.el  -*- lexical-binding: t -*-
;; BANNERKIT is the program, SETUP the folder of the set-ups.
(let ((default-directory "/usr/share/emacs/site-lisp/elpa/"))
  (when (file-directory-p default-directory) (normal-top-level-add-subdirs-to-load-path)))
(require 'eglot)
(setq bannerkit-program (getenv "BANNERKIT") eglot-sync-connect 600 eglot-connect-timeout 600)
(load (expand-file-name "emacs/bannerkit.el" (getenv "SETUP")) nil t)
(find-file "a.banner.yaml")
(unless (eq major-mode 'bannerkit-mode) (error "The mode is %s" major-mode))
;; What eglot-ensure does after a command, which a batch does not have.
(run-hooks 'post-command-hook)
(let ((turns 12000))
  (while (and (> turns 0) (null (flymake-diagnostics)))
    (flymake-start)
    (accept-process-output nil 0.05)
    (setq turns (1- turns))))
(message "%s" (flymake-diagnostic-text (or (car (flymake-diagnostics)) (error "Waited in vain"))))
