/**
 * What authors read where their role does not allow them something, in one wording for all blocks.
 */
import { MediaUploadCheck } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

const words = {
	media: () => __( 'You are not allowed to choose media on this site. Ask an editor or an administrator.', 'eidan' ),
	publish: () =>
		__( 'You are not allowed to publish items on this site. Ask an editor or an administrator.', 'eidan' ),
	settings: () => __( 'You are not allowed to connect an account on this site. Ask an administrator.', 'eidan' ),
};

interface Props {
	/** What somebody may not do. */
	what: keyof typeof words;
}

/** A line in place of a control that an author may not use. */
export const MayNot = ( { what }: Props ) => <p className="eidan-may-not">{ words[ what ]() }</p>;

/**
 * Controls that need the media library; who may not use it reads so. In toolbars, which have no room for a sentence, it
 * is WordPress's own check.
 */
export const MediaCheck = ( { children }: { children: ReactNode } ) => (
	<MediaUploadCheck fallback={ <MayNot what="media" /> }>{ children }</MediaUploadCheck>
);
