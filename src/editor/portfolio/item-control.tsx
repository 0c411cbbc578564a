import { __ } from '@wordpress/i18n';
import { RecordControl } from '../query/record-control';
import { PORTFOLIO } from './item';

interface Props {
	/** Id of the portfolio item; 0 for the current item, on whose page the block is. */
	value: number;
	onChange: ( id: number ) => void;
}

/** Chooses a portfolio item. */
export const ItemControl = ( props: Props ) => (
	<RecordControl
		label={ __( 'Portfolio item', 'eidan' ) }
		help={ __( 'Leave empty for the current item.', 'eidan' ) }
		postType={ PORTFOLIO }
		{ ...props }
	/>
);
