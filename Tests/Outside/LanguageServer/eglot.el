;;; Emacs talks to the server through eglot, and what it shows is asserted: emacs -Q --batch -l eglot.el  -*- lexical-binding: t -*-
;; BANNERKIT is the program, FOLDER an empty folder.
(let ((default-directory "/usr/share/emacs/site-lisp/elpa/"))
  (when (file-directory-p default-directory) (normal-top-level-add-subdirs-to-load-path)))
(require 'eglot)
(require 'flymake)

(setq eglot-autoshutdown nil eglot-sync-connect 600 eglot-connect-timeout 600 jsonrpc-default-request-timeout 600 eglot-send-changes-idle-time 0
      flymake-no-changes-timeout nil make-backup-files nil)
(define-derived-mode banner-mode text-mode "Banner")
(add-to-list 'eglot-server-programs `(banner-mode . (,(getenv "BANNERKIT") "lsp")))

(defun wait-for (what condition)
  (let ((turns 12000))
    (while (and (> turns 0) (not (funcall condition)))
      (accept-process-output nil 0.05)
      (setq turns (1- turns)))
    (unless (> turns 0) (error "Waited in vain for %s" what))))

(defun shows (word)
  (flymake-start)
  (seq-some (lambda (d) (string-match-p (regexp-quote word) (flymake-diagnostic-text d))) (flymake-diagnostics)))

(defun expect (condition what) (unless condition (error "%s: %s" what (buffer-string))))

(let ((file (expand-file-name "a.banner.yaml" (getenv "FOLDER"))))
  (with-temp-file file (insert "items:\n  - id: a\n    tilte: 한국어 😀\npaging: { startPage: a }\n"))
  (find-file file)
  (banner-mode)
  (apply #'eglot (eglot--guess-contact))
  (wait-for "the server" #'eglot-current-server)
  ;; Diagnostics
  (wait-for "the misspelt key" (lambda () (shows "`tilte`")))
  ;; A fix
  (goto-char (point-min))
  (search-forward "til")
  (let* ((actions (eglot-code-actions (line-beginning-position) (line-end-position)))
         (fix (seq-find (lambda (a) (equal (plist-get a :title) "Write `title`")) actions)))
    (expect fix "no fix")
    (eglot--apply-workspace-edit (plist-get fix :edit)))
  (expect (string-match-p "    title: 한국어 😀$" (buffer-string)) "fix")
  (eglot--signal-textDocument/didChange)
  (wait-for "the finding to go" (lambda () (not (shows "`tilte`"))))
  ;; Completion
  (goto-char (point-min))
  (search-forward "paging")
  (beginning-of-line)
  (insert "    co\n")
  (backward-char)
  (eglot--signal-textDocument/didChange)
  (let* ((table (eglot-completion-at-point))
         (names (all-completions "co" (nth 2 table))))
    (expect (seq-some (lambda (n) (string-prefix-p "color" n)) names) (format "completion %S" names)))
  (delete-region (line-beginning-position) (1+ (line-end-position)))
  (eglot--signal-textDocument/didChange)
  ;; Hover
  (goto-char (point-min))
  (search-forward "titl")
  (let ((hover (jsonrpc-request (eglot-current-server) :textDocument/hover (eglot--TextDocumentPositionParams))))
    (expect (string-match-p "title" (format "%S" hover)) (format "hover %S" hover)))
  ;; Rename
  (goto-char (point-min))
  (search-forward "id: ")
  (eglot-rename "first")
  (expect (string-match-p "id: first" (buffer-string)) "rename")
  (expect (string-match-p "startPage: first" (buffer-string)) "rename")
  (set-buffer-modified-p nil)
  (eglot-shutdown (eglot-current-server))
  (message "diagnostics, fix, completion, hover, rename"))
