import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { IconItem } from './find';

/** The response of the server. */
export interface Icons {
	icons: IconItem[];
	/** Labels of the categories, by slug, in the order in which they are offered. */
	categories: Record< string, string >;
	canUpload: boolean;
}

const PATH = '/eidan/v1/icons';

// The current request. All blocks share it, so that the list is loaded only once.
let request: Promise< Icons > | undefined;
const listeners = new Set< ( icons: Promise< Icons > ) => void >();

function load(): Promise< Icons > {
	const answer = apiFetch< Icons >( { path: PATH } );
	request = answer;
	// After a failure, the next block sends a new request.
	answer.catch( () => {
		request = undefined;
	} );
	listeners.forEach( ( listener ) => listener( answer ) );
	return answer;
}

/**
 * Loads all icons.
 *
 * @return `icons` is null while they load. `failure` is an error message, or '' if there is none.
 */
export function useIcons(): { icons: Icons | null; failure: string } {
	const [ icons, setIcons ] = useState< Icons | null >( null );
	const [ failure, setFailure ] = useState( '' );
	useEffect( () => {
		let isGone = false;
		const follow = ( promise: Promise< Icons > ) =>
			promise.then(
				( answer ) => {
					if ( ! isGone ) {
						setIcons( answer );
						setFailure( '' );
					}
				},
				( error: { message?: string } ) => {
					if ( ! isGone ) {
						setFailure( error.message || __( 'The icons could not be loaded.', 'eidan' ) );
					}
				}
			);
		const listener = ( promise: Promise< Icons > ) => void follow( promise );
		listeners.add( listener );
		void follow( request ?? load() );
		return () => {
			isGone = true;
			listeners.delete( listener );
		};
	}, [] );
	return { icons, failure };
}

/**
 * Uploads an SVG file; administrators only.
 *
 * @param file File that the administrator chose.
 * @return Name of the new icon. Rejects with `{ message }` that explains what is wrong with the file.
 */
export async function uploadIcon( file: File ): Promise< string > {
	const svg = await file.text();
	const label = file.name
		.replace( /\.svg$/i, '' )
		.replace( /[-_]+/g, ' ' )
		.trim();
	const { name } = await apiFetch< { name: string } >( {
		path: PATH,
		method: 'POST',
		data: { svg, label: label.slice( 0, 100 ) },
	} );
	await load();
	return name;
}
