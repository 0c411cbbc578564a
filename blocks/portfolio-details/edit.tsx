import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { PORTFOLIO, useIsPreview } from '@eidan/editor';
import type { PortfolioDetailsAttributes } from './attributes';
import { Inspector } from './inspector';
import { classesOf } from './look';
import { sample } from './sample';
import { Toolbar } from './toolbar';
import { useRows } from './use-rows';

type Props = BlockEditProps< PortfolioDetailsAttributes > & {
	context: { postId?: number; postType?: string };
};

/** Tells the author what to do when visitors see nothing. '' in a template, where no item is known. */
function hintOf( itemId: number, contextItem: number | undefined, { postId, postType }: Props[ 'context' ] ): string {
	if ( itemId ) {
		return __(
			'This portfolio item has no details or no longer exists. Choose another one in the block settings.',
			'eidan'
		);
	}
	if ( contextItem ) {
		return __( 'Fill in “Portfolio details” in the sidebar of the portfolio item.', 'eidan' );
	}
	return postId && postType
		? __( 'Choose a portfolio item in the block settings. Until then, visitors see nothing here.', 'eidan' )
		: '';
}

/** Shows the details as on the page, or sample rows if there are none to show. */
export default function Edit( { attributes, setAttributes, context }: Props ) {
	const { fields, itemId } = attributes;
	const contextItem = context.postType === PORTFOLIO ? context.postId : undefined;
	const item = itemId || contextItem;
	const mode = useBlockEditingMode();
	const rows = useRows( item, item === contextItem, fields );
	// Sample rows are shown where details will appear once there is an item with data, for example in a template. On
	// other pages none would ever appear, so the author gets a hint and no sample.
	// The image in the inserter shows what the block looks like with an item.
	const isPreview = useIsPreview();
	const hint = isPreview ? '' : hintOf( itemId, contextItem, context );
	const isSample = ! rows.length;
	const props = useBlockProps( {
		className: `${ classesOf( attributes ) }${ isSample && ! isPreview ? ' is-sample' : '' }`,
	} );
	const samples = fields.flatMap( ( field ) => sample().filter( ( row ) => row.field === field ) );

	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			{ mode === 'contentOnly' && <Toolbar attributes={ attributes } setAttributes={ setAttributes } /> }
			<dl { ...props }>
				{ ( isSample && ( contextItem || ! hint ) ? samples : [] )
					.concat( rows )
					.map( ( { field, label, text } ) => (
						<div key={ field } className="eidan-portfolio-details__row">
							<dt>{ label }</dt>
							<dd>{ text }</dd>
						</div>
					) ) }
				{ isSample && hint && (
					<div className="eidan-portfolio-details__row">
						<dt>{ __( 'Nothing to show yet', 'eidan' ) }</dt>
						<dd>{ hint }</dd>
					</div>
				) }
			</dl>
		</>
	);
}
