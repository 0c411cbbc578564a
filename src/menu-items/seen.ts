/**
 * What the author has seen of a menu of navigation blocks, so that the server can refuse to save over what somebody else
 * has saved since (Menus\Seen). It travels with each request that saves the menu. It is no edit of the menu, because
 * undo takes edits back, also saved ones, and what the author has seen stays seen.
 */
import apiFetch from '@wordpress/api-fetch';
import { select } from '@wordpress/data';
import { selectCore } from '@eidan/editor';

/** A menu as the server sends it to those who may edit it. */
export interface Versioned {
	eidan_version?: string | undefined;
}

/** The version that the edits of a menu begin with, by its id; undefined for the one that is in the store. */
const versions = new Map< number, string | undefined >();

/** Whether the menu was edited here. */
export const isSeen = ( id: number ): boolean => versions.has( id );

/**
 * Notes what the edits of a menu begin with. From now on each saving of this menu tells the server.
 *
 * @param id      Post of the menu.
 * @param version As the server told it; undefined for the one that is in the store when the menu is saved.
 */
export const see = ( id: number, version: string | undefined ) => void versions.set( id, version );

apiFetch.use( async ( options, next ) => {
	const id = Number( /^\/wp\/v2\/navigation\/(\d+)(?:\?|$)/.exec( options.path ?? '' )?.[ 1 ] );
	if ( options.method !== 'PUT' || ! isSeen( id ) ) {
		return next( options );
	}
	const inStore = selectCore( select ).getEntityRecord< Versioned >( 'postType', 'wp_navigation', id );
	const seen: Versioned = { eidan_version: versions.get( id ) ?? inStore?.eidan_version };
	const saved = ( await next( { ...options, data: { ...options.data, ...seen } } ) ) as Versioned;
	see( id, saved.eidan_version );
	return saved;
} );
