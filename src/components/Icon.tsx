import type { SVGProps } from 'react';

/** Line drawings in a view box of 24 by 24. Brand icons are filled. */
const drawings = {
  chevron: <path d="m6 9 6 6 6-6" />,
  arrow: <path d="M4 12h16m-6-6 6 6-6 6" />,
  out: <path d="M7 17 17 7M8 7h9v9" />,
  menu: <path d="M4 8h16M4 16h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c3 3.2 3 14.8 0 18M12 3c-3 3.2-3 14.8 0 18" />
    </>
  ),
  pause: <path d="M8.5 6v12M15.5 6v12" />,
  play: <path d="M8 5.5v13l10.5-6.5z" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  mail: <path d="M3 6h18v12H3zm0 1 9 7 9-7" />,
  phone: (
    <path d="M6 3h4l1.5 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 1.5v4c0 1.5-1 2-2 2C10.5 20 4 13.5 4 5c0-1 .5-2 2-2z" />
  ),
  copy: <path d="M9 9h11v11H9zM5 15H4V4h11v1" />,
  whatsapp: (
    <path
      fill="currentColor"
      stroke="none"
      d="M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2zm0 18.2a8.2 8.2 0 0 1-4.2-1.2l-.3-.2-3 .8.8-2.9-.2-.3A8.2 8.2 0 1 1 12 20.2zm4.7-6.1c-.3-.1-1.5-.8-1.8-.8-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1a6.7 6.7 0 0 1-3.4-2.9c-.2-.4.3-.4.7-1.3.1-.2 0-.3 0-.5l-.8-1.9c-.2-.5-.4-.4-.6-.4h-.5c-.2 0-.5.1-.7.3-.3.3-1 .9-1 2.3 0 1.3 1 2.6 1.1 2.8.1.2 1.9 3 4.7 4.2 1.7.7 2.4.8 3.3.7.5-.1 1.5-.7 1.8-1.3.2-.6.2-1.1.1-1.3 0-.1-.2-.2-.5-.3z"
    />
  ),
  messenger: (
    <path
      fill="currentColor"
      stroke="none"
      d="M12 2C6.4 2 2 6.1 2 11.4c0 2.8 1.2 5.2 3.2 6.9V22l3.3-1.8c1.1.3 2.3.5 3.5.5 5.6 0 10-4.1 10-9.4S17.6 2 12 2zm1 12.5-2.5-2.7-5 2.7 5.5-5.8 2.6 2.7 4.9-2.7z"
    />
  ),
} as const;

export type IconName = keyof typeof drawings;

type IconProps = { size?: number } & SVGProps<SVGSVGElement>;

/** An icon in the color of the text around it, hidden from assistive tech. */
export function Icon({ name, ...rest }: { name: IconName } & IconProps) {
  return <LineDrawing {...rest}>{drawings[name]}</LineDrawing>;
}

/** A line drawing in a view box of 24 by 24. */
export function LineDrawing({ size = 20, children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}
