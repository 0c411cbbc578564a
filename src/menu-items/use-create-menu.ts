import { createBlock } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { selectCore, useCoreActions, useMenus } from '@eidan/editor';
import { see, type Versioned } from './seen';
import type { Node } from './tree';
import { editsOf } from './use-menu-items';
import { toLabel, toWire } from './wire';

interface Page {
	id: number;
	parent: number;
	link: string;
	title: { rendered: string };
}

/** A link as a new item. */
export const newLink = ( attributes: Record< string, unknown > ): Node =>
	createBlock( 'core/navigation-link', attributes as never ) as unknown as Node;

/**
 * Items for pages, each below that of its parent.
 *
 * @param pages  Pages in the order of the site.
 * @param parent Id of the parent; 0 for pages without one.
 */
export const pageItems = ( pages: readonly Page[], parent = 0 ): Node[] =>
	pages
		.filter( ( page ) => page.parent === parent )
		.map( ( { id, link, title } ) => {
			const innerBlocks = pageItems( pages, id );
			return {
				...newLink( { label: title.rendered, url: link, kind: 'post-type', type: 'page', id } ),
				...( innerBlocks.length ? { name: 'core/navigation-submenu', innerBlocks } : {} ),
			};
		} );

/** The pages of the site as items; null while they load. */
export function usePages( isNeeded: boolean ): Page[] | null {
	return useSelect(
		( select ) =>
			isNeeded
				? selectCore( select ).getEntityRecords< Page >( 'postType', 'page', {
						per_page: 100,
						status: 'publish',
						orderby: 'menu_order',
						order: 'asc',
						_fields: 'id,parent,link,title',
					} )
				: null,
		[ isNeeded ]
	);
}

/**
 * Makes a new menu: where the theme is edited in the site editor, one of the kind that core's navigation block has; in
 * other themes one of Appearance › Menus. Visitors see nothing of it before the author saves.
 *
 * @param onCreate Called with the name of the new menu, and whether it has items.
 */
export function useCreateMenu( onCreate: ( menu: string, hasItems: boolean ) => void ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const isBlockTheme = useSelect(
		( select ) => selectCore( select ).getCurrentTheme()?.is_block_theme !== false,
		[]
	);
	const { saveEntityRecord, editEntityRecord } = useCoreActions();
	const taken = useMenus().map( ( { label } ) => label );

	/**
	 * @param nodes            Items of the new menu.
	 * @param options
	 * @param options.title    Its name, a number is added where there is such a menu; '' for the default.
	 * @param options.asBlocks Whether it is of the kind of core's navigation block in every theme, because items may be
	 *                         blocks that classic menus cannot hold.
	 */
	const create = async ( nodes: Node[] = [], { title: wanted = '', asBlocks = false } = {} ) => {
		const base: string = wanted || __( 'Menu', 'eidan' );
		let title = base;
		for ( let number = 2; taken.some( ( label ) => label.startsWith( title ) ); number++ ) {
			title = `${ base } ${ number }`;
		}
		setBusy( true );
		setError( '' );
		try {
			const options = { throwOnError: true };
			if ( isBlockTheme || asBlocks ) {
				const menu = await saveEntityRecord< { id: number } & Versioned >(
					'postType',
					'wp_navigation',
					{ title, status: 'draft', content: '' },
					options
				);
				onCreate( `navigation:${ menu!.id }`, nodes.length > 0 );
				see( menu!.id, menu!.eidan_version );
				if ( nodes.length ) {
					editEntityRecord( 'postType', 'wp_navigation', menu!.id, editsOf( nodes ) );
				}
			} else {
				const menu = await saveEntityRecord< { id: number; tree: { version: string } } >(
					'eidan',
					'menu',
					{ name: title },
					options
				);
				onCreate( `menu:${ menu!.id }`, nodes.length > 0 );
				if ( nodes.length ) {
					editEntityRecord( 'eidan', 'menu', menu!.id, { tree: { ...menu!.tree, items: toWire( nodes ) } } );
				}
			}
		} catch ( reason ) {
			setError( ( reason as Error ).message );
		}
		setBusy( false );
	};
	return { create, isBusy, error };
}

/** The label of a link that an author found or typed. */
export const labelFor = ( { title = '', url = '' }: { title?: string; url?: string } ): string =>
	toLabel(
		title && title !== url ? title : url.replace( /^(https?:\/\/(www\.)?|mailto:|tel:)/, '' ).replace( /\/$/, '' )
	);
