export default function Screen() {
  return (
    <main>
      <h1>book-online</h1>
    </main>
  );
}
