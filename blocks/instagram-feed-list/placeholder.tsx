import { MayNot, MediaPlaceholder, type Media, selectCore } from '@eidan/editor';
import { BlockIcon } from '@wordpress/block-editor';
import { Button, ExternalLink } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { icon } from './icon';

interface Props {
	/** What may be chosen, for WordPress's placeholder. */
	media: object;
	onSelect: ( chosen: FileList | File[] | Media[] ) => void;
	onStart: () => void;
}

/** The block before there is anything to show: images chosen by hand, sample content, or a connection. */
export function Empty( { media, onSelect, onStart }: Props ) {
	// Whoever may change the site's settings may connect an account.
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
			<Button variant="tertiary" onClick={ onStart } __next40pxDefaultSize>
				{ __( 'Start with sample content', 'eidan' ) }
			</Button>
			{ mayConnect === false && <MayNot what="settings" /> }
			{ mayConnect && (
				<ExternalLink href="options-general.php?page=eidan#instagram">
					{ __( 'Connect Instagram', 'eidan' ) }
				</ExternalLink>
			) }
		</MediaPlaceholder>
	);
}
