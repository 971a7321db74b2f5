/** Folders with the files of a site's last commit, of the release that it is based on, and of the new one. */
export type Trees = { own: string; base: string; release: string }
