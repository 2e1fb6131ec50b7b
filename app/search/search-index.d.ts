/** Made by vite.config.ts from app/search/build-index.ts. */
declare module 'virtual:search-index' {
  const index: import('./find.ts').SearchEntry[];
  export default index;
}
