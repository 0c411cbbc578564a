import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { videoOf } from './address';

/** The error message for an address that is not a video. */
export const notAVideo = () =>
	__(
		'This address is not a video. Use the address of a video on YouTube, Vimeo or another service that WordPress can embed, or of a WebM or MP4 file.',
		'eidan'
	);

/**
 * Checks whether an address is a video. Sends a request to the site only if we cannot tell ourselves, that is for
 * services other than YouTube and Vimeo.
 *
 * @param address Address that an author typed.
 * @return Title of the video; '' if no request was sent. Rejects with `{ message }` that explains what is wrong.
 */
export async function checkVideoAddress( address: string ): Promise< { title: string } > {
	if ( videoOf( address ) ) {
		return { title: '' };
	}
	if ( ! /^https?:\/\/[^/\s]+\/\S/.test( address.trim() ) ) {
		throw new Error( notAVideo() );
	}
	return apiFetch< { title: string } >( { path: addQueryArgs( '/eidan/v1/video', { url: address.trim() } ) } );
}

/** Copies the poster of a video from its service into the media library. Rejects with `{ message }` if that fails. */
export const copyPoster = ( url: string ) =>
	apiFetch< { id: number; url: string; title: string } >( {
		path: '/eidan/v1/video/poster',
		method: 'POST',
		data: { url },
	} );
