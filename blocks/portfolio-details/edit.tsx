import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { POST_TYPE } from '../../src/editor/portfolio/item';
import type { PortfolioDetailsAttributes } from './attributes';
import { Controls } from './controls';
import { SAMPLE, useRows } from './rows';

type Props = BlockEditProps< PortfolioDetailsAttributes > & {
	context: { postId?: number; postType?: string };
};

/** The list as visitors get it, or a sample where there is no item yet. */
export function Edit( { attributes, setAttributes, context }: Props ) {
	const { fields, layout, itemId } = attributes;
	const inItem = context.postType === POST_TYPE ? context.postId : undefined;
	const item = itemId || inItem;
	const rows = useRows( item, fields );
	const isSample = ! rows.length;
	const props = useBlockProps( { className: `is-${ layout }${ isSample ? ' is-sample' : '' }` } );
	const samples = fields.flatMap( ( field ) => SAMPLE().filter( ( row ) => row.field === field ) );

	return (
		<>
			<InspectorControls>
				<Controls attributes={ attributes } setAttributes={ setAttributes } />
			</InspectorControls>
			<dl { ...props }>
				{ ( isSample ? samples : rows ).map( ( { field, label, text } ) => (
					<div key={ field } className="eidan-portfolio-details__row">
						<dt>{ label }</dt>
						<dd>{ text }</dd>
					</div>
				) ) }
				{ isSample && item !== undefined && (
					<div className="eidan-portfolio-details__row">
						<dt>{ __( 'Nothing to show yet', 'eidan' ) }</dt>
						<dd>{ __( 'Fill in “Portfolio details” in the sidebar of the item.', 'eidan' ) }</dd>
					</div>
				) }
			</dl>
		</>
	);
}
