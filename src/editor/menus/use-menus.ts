import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { core } from '../stores';

interface Navigation {
	id: number;
	slug?: string;
	title?: { rendered?: string };
}

interface Classic {
	id: number;
	name: string;
}

interface Location {
	name: string;
	description?: string;
	menu?: number;
}

/** More menus than this are not listed. */
const MOST = 100;

export interface Choice {
	value: string;
	label: string;
}

/** The site's menus: those of navigation blocks, and classic ones where the author may list them; null while loading. */
const useRecords = () =>
	useSelect( ( select ) => {
		const { getEntityRecords, canUser } = core( select );
		const mayList = canUser( 'read', { kind: 'root', name: 'menu' } );
		return {
			navigations: getEntityRecords< Navigation >( 'postType', 'wp_navigation', { per_page: MOST, status: 'publish' } ),
			menus: mayList ? getEntityRecords< Classic >( 'root', 'menu', { per_page: MOST } ) : null,
			locations: mayList ? getEntityRecords< Location >( 'root', 'menuLocation', { per_page: MOST } ) : null,
		};
	}, [] );

/** Menus of both kinds, as `navigation:ID` and `menu:ID`. */
export function useMenus(): Choice[] {
	const { navigations, menus } = useRecords();
	return [
		...( navigations ?? [] ).map( ( { id, title } ) => ( { value: `navigation:${ id }`, label: title?.rendered || `#${ id }` } ) ),
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
			title: found?.title?.rendered ?? '',
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
