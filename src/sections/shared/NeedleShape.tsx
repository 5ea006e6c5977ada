/** A needle with its point below, in a box of 24 by 64. */
export function NeedleShape() {
  return (
    <path
      fillRule="evenodd"
      d="M12 64C10.6 52 8.5 20 8.5 8a3.5 7 0 0 1 7 0c0 12-2.1 44-3.5 56zM12 4a1.5 4.5 0 0 0 0 12 1.5 4.5 0 0 0 0-12z"
    />
  );
}
