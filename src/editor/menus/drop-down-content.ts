/**
 * What a new wide drop-down begins with: the links that the item has below it, which it takes the place of.
 */
import { __ } from '@wordpress/i18n';
import { addressOf } from '../link/link';
import { plainText } from '../plain-text';

/** An item of a menu: a block of core's navigation, or what has its form. */
export interface MenuLink {
	attributes: Record< string, unknown >;
	innerBlocks: readonly MenuLink[];
}

/** Most columns of plain links. */
const COLUMNS = 3;

/** The words of an item. */
export const nameOf = ( { attributes }: MenuLink ): string =>
	plainText( String( attributes.label ?? '' ) )
		.replace( /\s+/g, ' ' )
		.trim();

const escaped = ( text: string ): string =>
	text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' ).replace( />/g, '&gt;' ).replace( /"/g, '&quot;' );

/** An item as rich text: a link, or its words if it leads nowhere. */
const linkTo = ( item: MenuLink ): string => {
	const { url, opensInNewTab } = item.attributes;
	const address = typeof url === 'string' && addressOf( url );
	const target = opensInNewTab === true ? ' target="_blank" rel="noopener"' : '';
	return address
		? `<a href="${ escaped( address ) }"${ target }>${ escaped( nameOf( item ) ) }</a>`
		: escaped( nameOf( item ) );
};

/** A block of WordPress, as it is stored. */
const block = ( name: string, attributes: object, html: string ): string => {
	const json = JSON.stringify( attributes )
		.replace( /--/g, '\\u002d\\u002d' )
		.replace( /[<>&]/g, ( sign ) => `\\u00${ sign.charCodeAt( 0 ).toString( 16 ) }` );
	return `<!-- wp:${ name } ${ json === '{}' ? '' : `${ json } ` }-->${ html }<!-- /wp:${ name } -->`;
};

const list = ( items: readonly MenuLink[] ): string => {
	const entries = items
		.filter( nameOf )
		.map( ( item ) => block( 'list-item', {}, `<li>${ linkTo( item ) }${ list( item.innerBlocks ) }</li>` ) );
	return entries.length ? block( 'list', {}, `<ul class="wp-block-list">${ entries.join( '' ) }</ul>` ) : '';
};

const heading = ( item: MenuLink ): string =>
	block( 'heading', { level: 3 }, `<h3 class="wp-block-heading">${ linkTo( item ) }</h3>` );

const group = ( html: string ): string => block( 'group', {}, `<div class="wp-block-group">${ html }</div>` );

/**
 * Returns the content of a new drop-down. Visitors could read all of it: what asks the author for words is only shown
 * in the editor.
 *
 * @param item An item of the menu.
 */
export function contentOf( item: MenuLink ): string {
	// What has no words is no link, such as a search in the menu.
	const items = item.innerBlocks.filter( nameOf );
	if ( ! items.length ) {
		const placeholder = __( 'A sentence about it.', 'eidan' );
		return heading( item ) + block( 'paragraph', { placeholder }, '<p></p>' );
	}
	const size = Math.ceil( items.length / COLUMNS );
	const cells = items.some( ( { innerBlocks } ) => innerBlocks.some( nameOf ) )
		? items.map( ( below ) => heading( below ) + list( below.innerBlocks ) )
		: [ 0, size, 2 * size ].map( ( from ) => list( items.slice( from, from + size ) ) ).filter( Boolean );
	return block(
		'group',
		{ align: 'wide', layout: { type: 'grid', minimumColumnWidth: '12rem' } },
		`<div class="wp-block-group alignwide">${ cells.map( group ).join( '' ) }</div>`
	);
}
