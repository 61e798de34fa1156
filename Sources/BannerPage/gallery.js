// The gallery.
