export interface NavigationMenu {
	id: number;
	slug?: string;
	/** `draft` if it was made in an editor and is not saved yet. */
	status?: string;
	title?: { rendered?: string };
	content?: { raw?: string };
}

export interface ClassicMenu {
	id: number;
	name: string;
}

export interface MenuLocation {
	name: string;
	description?: string;
	menu?: number;
}

/**
 * Finds the menu that the block Menu shows if the author has not chosen one. Menus::first() does the same on the
 * server.
 *
 * @param navigations Menus of navigation blocks, newest first; null while they load.
 * @param menus       Classic menus; null while they load or if the author is not allowed to read them.
 * @param locations   Menu locations in the order of the theme; null while they load or if the author is not allowed to
 *                    read them.
 * @return The menu's short name and its title; 'pages' if the block lists the site's pages; null if the menu cannot be determined.
 */
export function automaticMenu(
	navigations: readonly NavigationMenu[] | null,
	menus: readonly ClassicMenu[] | null,
	locations: readonly MenuLocation[] | null
): { menu: string; title: string } | 'pages' | null {
	const newest = navigations?.find( ( { status } ) => status !== 'draft' );
	if ( newest ) {
		return { menu: `navigation:${ newest.id }`, title: newest.title?.rendered || `#${ newest.id }` };
	}
	if ( ! navigations || ! locations ) {
		return null;
	}
	const id = locations.find( ( { menu } ) => menu )?.menu;
	const title = menus?.find( ( menu ) => menu.id === id )?.name;
	if ( id && title ) {
		return { menu: `menu:${ id }`, title };
	}
	// A menu could still be assigned to a location of another theme, which is not in the list.
	return id || menus?.length ? null : 'pages';
}
