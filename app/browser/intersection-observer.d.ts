/** It exports nothing: it puts itself on the window. */
declare module 'intersection-observer' {}
