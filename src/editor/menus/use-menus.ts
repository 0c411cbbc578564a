import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { selectCore } from '../stores';
import { automaticMenu, type ClassicMenu, type MenuLocation, type NavigationMenu } from './automatic';

/** Maximum number of menus of each kind to load; 100 is the limit of the REST API. */
const MAX_MENUS = 100;

export interface Choice {
	value: string;
	label: string;
}

const NONE: readonly NavigationMenu[] = [];

/** The context is `view` because the REST API refuses `edit` to authors who are not allowed to edit menus. */
const VIEW_CONTEXT = { per_page: MAX_MENUS, context: 'view' };

/** Whether the author may edit menus. Undefined while that is not known. */
export const useMayEditMenus = (): boolean | undefined =>
	useSelect(
		( select ) => selectCore( select ).canUser( 'create', { kind: 'postType', name: 'wp_navigation' } ),
		[]
	);

/**
 * Loads the site's menus: menus of navigation blocks, classic menus and the locations of classic menus. Each list is
 * null while it loads. The classic menus and the locations stay null if the author is not allowed to read them.
 */
const useSiteMenus = () =>
	useSelect( ( select ) => {
		const { getEntityRecords, canUser } = selectCore( select );
		const mayRead = ( name: string ) => canUser( 'read', { kind: 'root', name } );
		return {
			navigations: getEntityRecords< NavigationMenu >( 'postType', 'wp_navigation', {
				...VIEW_CONTEXT,
				// A menu that is made in the editor is a draft until it is saved.
				status: canUser( 'create', { kind: 'postType', name: 'wp_navigation' } )
					? [ 'publish', 'draft' ]
					: 'publish',
			} ),
			menus: mayRead( 'menu' ) ? getEntityRecords< ClassicMenu >( 'root', 'menu', VIEW_CONTEXT ) : null,
			locations: mayRead( 'menuLocation' )
				? getEntityRecords< MenuLocation >( 'root', 'menuLocation', VIEW_CONTEXT )
				: null,
		};
	}, [] );

/**
 * Menus that were begun in some editor and never saved: drafts that are empty on the server, and that nobody works on
 * here. They are not offered. The server removes them (Menus\Abandoned).
 *
 * @param navigations Menus of navigation blocks; null while they load.
 */
const useAbandoned = ( navigations: readonly NavigationMenu[] | null ): number[] =>
	useSelect(
		( select ) =>
			( navigations ?? NONE )
				.filter(
					( { id, status, content } ) =>
						status === 'draft' &&
						content?.raw?.trim() === '' &&
						! selectCore( select ).hasEditsForEntityRecord( 'postType', 'wp_navigation', id )
				)
				.map( ( { id } ) => id ),
		[ navigations ]
	);

/** Options for all menus, with the values `navigation:ID` and `menu:ID`. */
export function useMenus(): Choice[] {
	const { navigations, menus } = useSiteMenus();
	const abandoned = useAbandoned( navigations );
	return [
		...( navigations ?? [] )
			.filter( ( menu ) => ! abandoned.includes( menu.id ) )
			.map( ( { id, title, status } ) => {
				const label = decodeEntities( title?.rendered ?? '' ) || `#${ id }`;
				return {
					value: `navigation:${ id }`,
					/* translators: %s: name of a menu. */
					label: status === 'draft' ? sprintf( __( '%s (draft)', 'eidan' ), label ) : label,
				};
			} ),
		...( menus ?? [] ).map( ( { id, name } ) => ( { value: `menu:${ id }`, label: name } ) ),
	];
}

/** Options for the theme's menu locations that have a classic menu, with the values `location:SLUG`. */
export const useLocations = (): Choice[] =>
	( useSiteMenus().locations ?? [] )
		.filter( ( { menu } ) => menu )
		.map( ( { name, description } ) => ( {
			value: `location:${ name }`,
			/* translators: %s: place of a menu in the theme. */
			label: sprintf( __( 'Location: %s', 'eidan' ), description || name ),
		} ) );

/** A sentence that tells which menu the block shows if none is chosen; '' if that is not known. */
export function useAutomaticMenuHelp(): string {
	const { navigations, menus, locations } = useSiteMenus();
	const found = automaticMenu( navigations, menus, locations );
	if ( ! found ) {
		return '';
	}
	return found === 'pages'
		? __( 'Shows the pages of this site.', 'eidan' )
		: /* translators: %s: name of a menu. */
			sprintf( __( 'Shows the menu “%s”.', 'eidan' ), decodeEntities( found.title ) );
}

/**
 * Finds the menu behind a name: that of a location, and the one that is shown if none is chosen.
 *
 * @param name Short name, as blocks store it.
 * @return `navigation:ID`, `menu:ID` or `pages`; null while that is not known.
 */
export function useResolvedMenu( name: string ): string | null {
	const { navigations, menus, locations } = useSiteMenus();
	if ( name === '' ) {
		const found = automaticMenu( navigations, menus, locations );
		return found === 'pages' ? found : ( found?.menu ?? null );
	}
	const [ kind, id ] = name.split( ':' );
	if ( kind === 'location' ) {
		const menu = locations?.find( ( place ) => place.name === id )?.menu;
		return menu ? `menu:${ menu }` : null;
	}
	if ( kind === 'navigation' && ! /^\d+$/.test( id ?? '' ) ) {
		const found = navigations?.find( ( { slug } ) => slug === id );
		return found ? `navigation:${ found.id }` : null;
	}
	return name;
}

/**
 * Details of a chosen menu.
 *
 * @param name Short name, as blocks store it; see includes/Menus/Menus.php.
 * @return Whether the menu was deleted, its title and the address of its edit screen. The last two are '' if unknown.
 */
export function useMenu( name: string ): { isLost: boolean; title: string; editUrl: string } {
	const { navigations, menus, locations } = useSiteMenus();
	const [ kind, id = '' ] = name.split( ':' );
	if ( kind === 'navigation' ) {
		const found = navigations?.find( ( menu ) => `${ menu.id }` === id || menu.slug === id );
		return {
			// If the list is full, the menu may exist without being in it.
			isLost: !! navigations && navigations.length < MAX_MENUS && ! found,
			title: decodeEntities( found?.title?.rendered ?? '' ),
			editUrl: found ? `site-editor.php?postType=wp_navigation&postId=${ found.id }&canvas=edit` : '',
		};
	}
	const menu = kind === 'location' ? locations?.find( ( place ) => place.name === id )?.menu : Number( id );
	const found = menus?.find( ( one ) => one.id === menu );
	return {
		isLost: kind === 'menu' && !! menus && menus.length < MAX_MENUS && ! found,
		title: found?.name ?? '',
		editUrl: found ? `nav-menus.php?action=edit&menu=${ found.id }` : '',
	};
}
