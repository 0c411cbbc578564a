import { PermissionNotice, MediaPlaceholder, type Media, selectCore, SampleButton } from '@eidan/editor';
import { BlockIcon } from '@wordpress/block-editor';
import { ExternalLink } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { icon } from './icon';

interface Props {
	/** Props for WordPress's MediaPlaceholder: which files may be chosen. */
	media: object;
	onSelect: ( chosen: FileList | File[] | Media[] ) => void;
	onStart: () => void;
}

/** Shown while the block has no images: choose some, insert sample content, or connect an Instagram account. */
export function Empty( { media, onSelect, onStart }: Props ) {
	// Connecting an account needs the permission to change the site's settings.
	const mayConnect = useSelect(
		( select ) => selectCore( select ).canUser( 'update', { kind: 'root', name: 'site' } ),
		[]
	);

	return (
		<MediaPlaceholder
			{ ...media }
			icon={ <BlockIcon icon={ icon } /> }
			labels={ {
				title: __( 'Instagram feed list', 'eidan' ),
				instructions: __(
					'Shows your Instagram posts once an account is connected and copied, or the images that you choose here.',
					'eidan'
				),
			} }
			value={ [] }
			onSelect={ onSelect }
		>
			{ mayConnect === false && <PermissionNotice what="settings" /> }
			{ mayConnect && (
				<ExternalLink href="options-general.php?page=eidan#instagram">
					{ __( 'Connect Instagram', 'eidan' ) }
				</ExternalLink>
			) }
			<SampleButton fill={ onStart } />
		</MediaPlaceholder>
	);
}
