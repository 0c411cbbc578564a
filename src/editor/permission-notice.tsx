/**
 * Messages for authors whose role does not allow something. All blocks use the same wording.
 */
import { MediaUploadCheck } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

const words = {
	media: () => __( 'You are not allowed to choose media on this site. Ask an editor or an administrator.', 'eidan' ),
	items: () =>
		__( 'You are not allowed to add these items on this site. Ask an editor or an administrator.', 'eidan' ),
	menus: () => __( 'You are not allowed to edit menus on this site. Ask an administrator.', 'eidan' ),
	recipient: () =>
		__(
			'Enquiries go to the address of the site. You are not allowed to choose another one. Ask an editor or an administrator.',
			'eidan'
		),
	settings: () => __( 'You are not allowed to connect an account on this site. Ask an administrator.', 'eidan' ),
};

interface Props {
	/** The action that is not allowed. */
	what: keyof typeof words;
}

/** A message that replaces a control the author is not allowed to use. */
export const PermissionNotice = ( { what }: Props ) => <p className="eidan-may-not">{ words[ what ]() }</p>;

/**
 * Wraps controls that need the media library. Authors who are not allowed to upload see a message instead. A toolbar
 * has no room for a message: use WordPress's `MediaUploadCheck` there.
 */
export const MediaCheck = ( { children }: { children: ReactNode } ) => (
	<MediaUploadCheck fallback={ <PermissionNotice what="media" /> }>{ children }</MediaUploadCheck>
);
