import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { PermissionNotice } from '@eidan/editor';

export interface Entry {
	title: string;
	items: Entry[];
}

/** Titles of items, each with those below it. */
export const Entries = ( { items }: { items: Entry[] } ) => (
	<ul className="eidan-menu-items__outline">
		{ items.map( ( { title, items: below }, index ) => (
			<li key={ index } dir="auto">
				{ title }
				{ below.length > 0 && <Entries items={ below } /> }
			</li>
		) ) }
	</ul>
);

/**
 * The items of a menu for authors who may not edit it.
 *
 * @param props
 * @param props.menu Short name of the menu.
 */
export function Outline( { menu }: { menu: string } ) {
	const [ items, setItems ] = useState< Entry[] >( [] );
	useEffect( () => {
		const controller = new AbortController();
		apiFetch< Entry[] >( {
			path: addQueryArgs( '/eidan/v1/menu-outline', { menu } ),
			signal: controller.signal,
		} ).then( setItems, () => setItems( [] ) );
		return () => controller.abort();
	}, [ menu ] );
	return (
		<div className="eidan-menu-items" role="group" aria-label={ __( 'Menu items', 'eidan' ) }>
			{ items.length > 0 && <Entries items={ items } /> }
			<PermissionNotice what="menus" />
		</div>
	);
}
