;;; bannerkit.el --- Banner files with eglot  -*- lexical-binding: t -*-

;; Load this file from your init file.  From Emacs 26 on with eglot, which Emacs 29 includes.

;;; Code:

(defcustom bannerkit-program "bannerkit"
  "The program `bannerkit': a name to find on the path, or a path."
  :type 'string
  :group 'languages)

(define-derived-mode bannerkit-mode prog-mode "Banner"
  "A mode for banner files, which are YAML."
  (setq-local comment-start "# ")
  (setq-local indent-tabs-mode nil)
  (setq-local tab-width 2)
  (modify-syntax-entry ?# "<")
  (modify-syntax-entry ?\n ">"))

(put 'bannerkit-mode 'eglot-language-id "yaml")
(add-to-list 'auto-mode-alist '("\\.banner\\.ya?ml\\'" . bannerkit-mode))
(add-to-list 'auto-mode-alist '("/\\.bannerkit\\.ya?ml\\'" . bannerkit-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               `(bannerkit-mode . (,bannerkit-program "lsp"))))

(autoload 'eglot-ensure "eglot")
(add-hook 'bannerkit-mode-hook #'eglot-ensure)

(provide 'bannerkit)
;;; bannerkit.el ends here
