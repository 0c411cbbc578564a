/**
 * An icon in the editor.
 *
 * @param props
 * @param props.svg Whole SVG as the server gave it, cleaned there by an allow-list.
 */
export function IconGlyph( { svg }: { svg: string } ) {
	// React cannot render a string of SVG otherwise; nothing but our route's answer gets here.
	return <span className="eidan-icon-glyph" aria-hidden="true" dangerouslySetInnerHTML={ { __html: svg } } />;
}
