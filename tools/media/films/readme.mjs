/**
 * Shows the film of a block after the first paragraph of its README. Readers who want less motion see the image.
 *
 * @param {string} readme Content of the README.
 * @param {string} slug   Name of the block without `eidan/`.
 * @param {string} alt    What the film shows.
 * @return {string} The README with the film, in place of the one that it may have.
 */
export function withFilm( readme, slug, alt ) {
	const still = `<source media="(prefers-reduced-motion: reduce)" srcset="../../docs/images/blocks/${ slug }.jpg">`;
	const words = alt.replaceAll( '&', '&amp;' ).replaceAll( '"', '&quot;' );
	const film = `<img src="../../docs/images/films/${ slug }.webp" width="640" height="400" alt="${ words }">`;
	const parts = readme.split( '\n\n' ).filter( ( part ) => ! part.includes( '/docs/images/films/' ) );
	parts.splice( 2, 0, `<picture>${ still }${ film }</picture>` );
	return parts.join( '\n\n' );
}
