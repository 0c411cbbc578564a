/**
 * Draws an icon in the editor.
 *
 * @param props
 * @param props.svg The complete SVG element from the server, which sanitizes it with an allow-list.
 */
export function IconGlyph( { svg }: { svg: string } ) {
	// React has no other way to render an SVG string. The string always comes from our REST route.
	return <span className="eidan-icon-glyph" aria-hidden="true" dangerouslySetInnerHTML={ { __html: svg } } />;
}
