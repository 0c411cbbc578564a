export interface Navigation {
	id: number;
	slug?: string;
	title?: { rendered?: string };
}

export interface Classic {
	id: number;
	name: string;
}

export interface Location {
	name: string;
	description?: string;
	menu?: number;
}

/**
 * What the block Menu shows of a site's menus where none is chosen: Menus::first() does the same on the server.
 *
 * @param navigations Those of navigation blocks, the newest first.
 * @param menus       Classic ones, null where the author may not read them.
 * @param locations   Places of the theme in its order, null where the author may not read them.
 * @return Its name; 'pages' where it is the pages; null where it is not known.
 */
export function automaticMenu(
	navigations: readonly Navigation[] | null,
	menus: readonly Classic[] | null,
	locations: readonly Location[] | null
): { name: string } | 'pages' | null {
	const [ newest ] = navigations ?? [];
	if ( newest ) {
		return { name: newest.title?.rendered || `#${ newest.id }` };
	}
	if ( ! navigations || ! locations ) {
		return null;
	}
	const id = locations.find( ( { menu } ) => menu )?.menu;
	const name = menus?.find( ( menu ) => menu.id === id )?.name;
	if ( name ) {
		return { name };
	}
	// A menu may stand at a place that only another theme has.
	return id || menus?.length ? null : 'pages';
}
