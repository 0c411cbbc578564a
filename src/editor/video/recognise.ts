import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { filmOf } from './address';

/** What is said where an address is no video. */
export const notAVideo = () =>
	__(
		'This address is not a video. Use the address of a video on YouTube, Vimeo or another service that WordPress can embed, or of a WebM or MP4 file.',
		'eidan'
	);

/**
 * Whether an address is a video. Only for services that we cannot read by ourselves is the site asked.
 *
 * @param address Address.
 * @return Rejects with `{ message }` that says what is wrong.
 */
export async function recognise( address: string ): Promise< { title: string } > {
	if ( filmOf( address ) ) {
		return { title: '' };
	}
	if ( ! /^https?:\/\/[^/\s]+\/\S/.test( address.trim() ) ) {
		throw new Error( notAVideo() );
	}
	return apiFetch< { title: string } >( { path: addQueryArgs( '/eidan/v1/video', { url: address.trim() } ) } );
}

/** Copies the poster of a video on another host into the media library; rejects with `{ message }`. */
export const copyPoster = ( url: string ) =>
	apiFetch< { id: number; url: string; title: string } >( {
		path: '/eidan/v1/video/poster',
		method: 'POST',
		data: { url },
	} );
