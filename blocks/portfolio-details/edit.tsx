import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { PORTFOLIO } from '@eidan/editor';
import type { PortfolioDetailsAttributes } from './attributes';
import { Inspector } from './inspector';
import { classesOf } from './look';
import { sample } from './sample';
import { Toolbar } from './toolbar';
import { useRows } from './use-rows';

type Props = BlockEditProps< PortfolioDetailsAttributes > & {
	context: { postId?: number; postType?: string };
};

/** What to do where visitors see nothing. */
function hintOf( itemId: number, inItem: number | undefined, { postId, postType }: Props[ 'context' ] ): string {
	if ( itemId ) {
		return __(
			'This portfolio item has no details or no longer exists. Choose another one in the block settings.',
			'eidan'
		);
	}
	if ( inItem ) {
		return __( 'Fill in “Portfolio details” in the sidebar of the portfolio item.', 'eidan' );
	}
	return postId && postType
		? __( 'Choose a portfolio item in the block settings. Until then, visitors see nothing here.', 'eidan' )
		: '';
}

/** The list as visitors get it, or a sample where there is no item yet. */
export default function Edit( { attributes, setAttributes, context }: Props ) {
	const { fields, itemId } = attributes;
	const inItem = context.postType === PORTFOLIO ? context.postId : undefined;
	const item = itemId || inItem;
	const mode = useBlockEditingMode();
	const rows = useRows( item, item === inItem, fields );
	// In a template there is no item yet, so there invented facts show what will stand here; on a page nothing ever
	// would.
	const hint = hintOf( itemId, inItem, context );
	const isSample = ! rows.length;
	const props = useBlockProps( { className: `${ classesOf( attributes ) }${ isSample ? ' is-sample' : '' }` } );
	const samples = fields.flatMap( ( field ) => sample().filter( ( row ) => row.field === field ) );

	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			{ mode === 'contentOnly' && <Toolbar attributes={ attributes } setAttributes={ setAttributes } /> }
			<dl { ...props }>
				{ ( isSample && ( inItem || ! hint ) ? samples : [] )
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
