const list = (names: string) => new Set(names.trim().split(/\s+/));

/** Shapes, and what paints them. What runs, moves, loads or embeds is not here, nor text, whose letters are those of the visitor's fonts. */
export const elements = list(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset
`);

/** The attributes of these elements, without those of other namespaces. */
export const attributes = list(`
  id class style lang role tabindex focusable version baseProfile xmlns href
  x y x1 x2 y1 y2 dx dy cx cy r rx ry fx fy fr width height d points pathLength
  transform viewBox preserveAspectRatio zoomAndPan enable-background
  gradientUnits gradientTransform spreadMethod offset
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 type values tableValues slope intercept amplitude exponent
  stdDeviation edgeMode radius
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight image-rendering isolation kerning letter-spacing lighting-color
  marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width text-anchor text-decoration text-rendering transform-origin unicode-bidi vector-effect visibility word-spacing
  writing-mode
`);
