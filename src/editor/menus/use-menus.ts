import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { selectCore } from '../stores';
import { automaticMenu, type Classic, type Location, type Navigation } from './automatic';

/** More menus than this are not listed. */
const MOST = 100;

export interface Choice {
	value: string;
	label: string;
}

/** As visitors get them: authors without rights to menus may read no more, and are refused what is for editing. */
const TO_READ = { per_page: MOST, context: 'view' };

/**
 * The site's menus: those of navigation blocks, and classic ones and their places where the author may list them; null
 * while loading, and where the author may not.
 */
const useRecords = () =>
	useSelect( ( select ) => {
		const { getEntityRecords, canUser } = selectCore( select );
		const mayRead = ( name: string ) => canUser( 'read', { kind: 'root', name } );
		return {
			navigations: getEntityRecords< Navigation >( 'postType', 'wp_navigation', {
				...TO_READ,
				status: 'publish',
			} ),
			menus: mayRead( 'menu' ) ? getEntityRecords< Classic >( 'root', 'menu', TO_READ ) : null,
			locations: mayRead( 'menuLocation' )
				? getEntityRecords< Location >( 'root', 'menuLocation', TO_READ )
				: null,
		};
	}, [] );

/** Menus of both kinds, as `navigation:ID` and `menu:ID`. */
export function useMenus(): Choice[] {
	const { navigations, menus } = useRecords();
	return [
		...( navigations ?? [] ).map( ( { id, title } ) => ( {
			value: `navigation:${ id }`,
			label: decodeEntities( title?.rendered ?? '' ) || `#${ id }`,
		} ) ),
		...( menus ?? [] ).map( ( { id, name } ) => ( { value: `menu:${ id }`, label: name } ) ),
	];
}

/** Places of the theme that have a classic menu, as `location:SLUG`. */
export const useLocations = (): Choice[] =>
	( useRecords().locations ?? [] )
		.filter( ( { menu } ) => menu )
		.map( ( { name, description } ) => ( {
			value: `location:${ name }`,
			/* translators: %s: place of a menu in the theme. */
			label: sprintf( __( 'Location: %s', 'eidan' ), description || name ),
		} ) );

/** Says which menu is shown where none is chosen; '' while that is not known. */
export function useAutomatic(): string {
	const { navigations, menus, locations } = useRecords();
	const found = automaticMenu( navigations, menus, locations );
	if ( ! found ) {
		return '';
	}
	return found === 'pages'
		? __( 'Shows the pages of this site.', 'eidan' )
		: /* translators: %s: name of a menu. */
			sprintf( __( 'Shows the menu “%s”.', 'eidan' ), decodeEntities( found.name ) );
}

/**
 * What is known of a chosen menu.
 *
 * @param name As blocks store it, see includes/Menus/Menus.php.
 * @return Whether it is gone, its title where it is known, and where it is edited.
 */
export function useMenu( name: string ): { isLost: boolean; title: string; editUrl: string } {
	const { navigations, menus, locations } = useRecords();
	const [ kind, id = '' ] = name.split( ':' );
	if ( kind === 'navigation' ) {
		const found = navigations?.find( ( menu ) => `${ menu.id }` === id || menu.slug === id );
		return {
			// Of more menus than are listed it is not known.
			isLost: !! navigations && navigations.length < MOST && ! found,
			title: decodeEntities( found?.title?.rendered ?? '' ),
			editUrl: found ? `site-editor.php?postType=wp_navigation&postId=${ found.id }&canvas=edit` : '',
		};
	}
	const menu = kind === 'location' ? locations?.find( ( place ) => place.name === id )?.menu : Number( id );
	const found = menus?.find( ( one ) => one.id === menu );
	return {
		isLost: kind === 'menu' && !! menus && menus.length < MOST && ! found,
		title: found?.name ?? '',
		editUrl: found ? `nav-menus.php?action=edit&menu=${ found.id }` : '',
	};
}
