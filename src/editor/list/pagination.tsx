import { PanelBody, SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';

export type Pagination = 'none' | 'standard' | 'load-more' | 'infinite';

/** Chooses how visitors get to further pages of a list. */
export function PaginationPanel( { value, onChange }: { value: Pagination; onChange: ( value: Pagination ) => void } ) {
	return (
		<PanelBody title={ __( 'Pagination', 'eidan' ) } initialOpen={ false }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Pagination', 'eidan' ) }
				value={ value }
				options={ [
					{ label: _x( 'None', 'pagination', 'eidan' ), value: 'none' },
					{ label: __( 'Page numbers', 'eidan' ), value: 'standard' },
					{ label: __( 'Load more button', 'eidan' ), value: 'load-more' },
					{ label: __( 'Infinite scroll', 'eidan' ), value: 'infinite' },
				] }
				help={
					value === 'infinite'
						? __( 'After three pages a button appears, so that visitors can reach the footer.', 'eidan' )
						: undefined
				}
				onChange={ ( next ) => onChange( next as Pagination ) }
			/>
		</PanelBody>
	);
}
