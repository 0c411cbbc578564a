import { useBlockEditContext } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { useSample } from './use-sample';

interface Props {
	/** Post type of the sample items, for a block that shows items. */
	items?: string;
	/** Fills the block, for a block that holds its content: sets attributes and inner blocks. */
	fill?: () => void;
}

/**
 * The button of an empty block that fills it with sample content. It is the last one in each placeholder. Visitors get
 * nothing of the sample until the author uses it; see SampleBar.
 */
export function SampleButton( { items, fill }: Props ) {
	const { clientId } = useBlockEditContext();
	const { start, startWithItems } = useSample( clientId );
	return (
		<Button
			variant="tertiary"
			__next40pxDefaultSize
			onClick={ () => {
				if ( items ) {
					startWithItems( items );
				} else if ( fill ) {
					start( fill );
				}
				speak( __( 'Sample: visitors do not see this.', 'eidan' ) );
			} }
		>
			{ __( 'Start with sample content', 'eidan' ) }
		</Button>
	);
}
