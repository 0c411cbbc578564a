import { createBlock, type Block } from '@wordpress/blocks';
import type { InteractiveLinkShowcaseItemAttributes } from '../interactive-link-showcase-item/attributes';
import { plainText } from '@eidan/editor';

type Item = Partial< InteractiveLinkShowcaseItemAttributes >;

interface NavigationLink {
	label?: string;
	url?: string;
	description?: string;
	opensInNewTab?: boolean;
	rel?: string;
}

/**
 * Turns text, such as a list item, into an item of the block. If it contains links, the first one becomes the item's
 * link.
 */
export function itemFromText( html: string ): Item {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	const link = body.querySelector( 'a[href]' );
	return { title: plainText( html ), ...( link ? { url: link.getAttribute( 'href' ) ?? '' } : {} ) };
}

/** Turns an item into text with a link. The item's second line follows after a dash. */
export const textFromItem = ( { title = '', text = '', url }: Item ): string =>
	`${ url ? `<a href="${ url.replace( /&/g, '&amp;' ).replace( /"/g, '&quot;' ) }">${ title }</a>` : title }${ text ? ` – ${ text }` : '' }`;

export const itemFromNavigation = ( {
	label = '',
	url = '',
	description = '',
	opensInNewTab,
	rel,
}: NavigationLink ): Item => ( {
	title: label,
	url,
	...( description ? { text: description } : {} ),
	...( opensInNewTab ? { linkTarget: '_blank' as const } : {} ),
	...( rel ? { rel } : {} ),
} );

const showcase = ( items: Item[] ) =>
	createBlock(
		'eidan/interactive-link-showcase',
		{},
		items.map( ( item ) => createBlock( 'eidan/interactive-link-showcase-item', item ) )
	);

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			transform: ( _: unknown, inner: Block[] ) =>
				showcase( inner.map( ( { attributes } ) => itemFromText( String( attributes.content ?? '' ) ) ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/navigation' ],
			isMatch: ( _: unknown, block: Block | Block[] ) =>
				[ block ].flat().every( ( { innerBlocks } ) => innerBlocks.length > 0 ),
			transform: ( _: unknown, inner: Block[] ) =>
				showcase(
					inner
						.filter( ( { attributes } ) => attributes.label )
						.map( ( { attributes } ) => itemFromNavigation( attributes as NavigationLink ) )
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			isMatch: ( { source }: { source?: string } ) => ( source ?? 'items' ) === 'items',
			transform: ( _: unknown, inner: Block[] ) =>
				createBlock(
					'core/list',
					{},
					inner.map( ( { attributes } ) =>
						createBlock( 'core/list-item', { content: textFromItem( attributes as Item ) } )
					)
				),
		},
	],
};
