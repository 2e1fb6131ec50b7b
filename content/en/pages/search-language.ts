/** How words of this language are compared, after they were lowercased and stripped of accents. */
export const searchLanguage = {
  /** Words that are ignored unless the query has no others. */
  stopWords:
    'a an and any are at can do does for from get have how i in is it me my need of on or that the to was what with you your',
  /** Endings of words, after three letters or more. No lookbehind: Safari before 16.4 could not parse the file. */
  endings: /(\w{3})(ing|ed|es|s)$/,
} as const;
