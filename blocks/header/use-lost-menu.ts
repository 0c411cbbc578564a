/** Finds out whether a header has a menu that no phone gets, and gives it a button. */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { flat, formOf, selectBlockEditor, blocksOf, type Template } from '@eidan/editor';
import type { Part } from './editor/carry';
import { COMPACT, opener, panel } from './variations';

const MENUS = [ 'eidan/menu', 'core/navigation', 'core/page-list' ];
const PANEL = 'eidan/panel';

interface Visibility {
	metadata?: { blockVisibility?: { viewport?: { mobile?: boolean } } };
	className?: string;
}

/** Whether a block is gone in the compact form: by its class, or as WordPress hides it on a mobile. */
const isGone = ( { attributes }: Part ): boolean => {
	const { className, metadata } = attributes as Visibility;
	return formOf( className ) === 'wide' || metadata?.blockVisibility?.viewport?.mobile === false;
};

const isMenu = ( { name }: Part ) => MENUS.includes( name );

/** An opener, or a link or button to a panel, which has an address within the page. */
const isWay = ( part: Part ) =>
	isMenu( part ) || part.name === 'eidan/opener' || /"#|href=\\"#/.test( JSON.stringify( part.attributes ) );

/** The blocks of a header that nobody has to open, with or without those that its compact form leaves out. */
const seen = ( blocks: readonly Part[], isCompact: boolean ): Part[] =>
	flat( blocks, ( part ) => part.name !== PANEL && ! ( isCompact && isGone( part ) ) );

/**
 * Whether a header has a menu in its wide form, and on a phone neither a menu nor a way to one.
 *
 * @param blocks The header's.
 */
export const isMenuLost = ( blocks: readonly Part[] ): boolean =>
	seen( blocks, false ).some( isMenu ) && ! seen( blocks, true ).some( isWay );

/**
 * Adds a button for the menu to a header that has none on a phone: behind the menu, in its row.
 *
 * @param blocks The header's.
 * @param make   `opener` makes the button, for the panel with an anchor; `panel` makes a panel with this menu.
 * @return Blocks with the button, and with the panel unless there is one with a menu.
 */
export function withMenuButton< T extends Part >(
	blocks: readonly T[],
	make: { opener: ( anchor?: string ) => T; panel: ( menu: T ) => T }
): T[] {
	const hasMenu = ( part: Part ) => seen( part.innerBlocks, false ).some( isMenu );
	const own = blocks.find( ( part ) => part.name === PANEL && part.attributes.anchor && hasMenu( part ) );
	const menu = seen( blocks, false ).find( isMenu ) as T;
	let isAdded = false;
	const fill = ( parts: readonly T[] ): T[] => {
		const filled = parts.map( ( part ) =>
			part.name === PANEL ? part : { ...part, innerBlocks: fill( part.innerBlocks as readonly T[] ) }
		);
		if ( isAdded || ! parts.includes( menu ) ) {
			return filled;
		}
		isAdded = true;
		return [ ...filled, make.opener( own?.attributes.anchor as string | undefined ) ];
	};
	return [ ...fill( blocks ), ...( own ? [] : [ make.panel( menu ) ] ) ];
}

const ofTemplate = ( template: Template ) => blocksOf( [ template ] )[ 0 ]!;

const make = {
	opener: ( anchor?: string ) => ofTemplate( opener( COMPACT, anchor ) ),
	panel: ( { name, attributes, innerBlocks }: Block ) => {
		// On a phone a menu in a panel is an accordion, whatever it is in the bar.
		const own = Object.fromEntries( [ 'menu', 'ref' ].map( ( key ) => [ key, attributes[ key ] ] ) );
		const below = innerBlocks.map( ( inner ) => cloneBlock( inner ) );
		return { ...ofTemplate( panel() ), innerBlocks: [ createBlock( name, own, below ) ] };
	},
};

/**
 * Looks for the menu of a header on phones.
 *
 * @param clientId The header.
 * @return Adds a button for the menu; undefined if phones have one, or a menu.
 */
export function useLostMenu( clientId: string ): ( () => void ) | undefined {
	const blocks = useSelect( ( select ) => selectBlockEditor( select ).getBlocks( clientId ), [ clientId ] );
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	return isMenuLost( blocks ) ? () => void replaceInnerBlocks( clientId, withMenuButton( blocks, make ) ) : undefined;
}
