import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { plainText } from '../plain-text';
import { selectCore } from '../stores';
import type { Drafts } from './mark';
import { draftsUrl } from './use-drafts';
import { usePublish } from './use-publish';
import { useSample } from './use-sample';

interface Draft {
	id: number;
	title?: { rendered?: string; raw?: string };
	_links?: Record< string, unknown >;
}

const NONE: Draft[] = [];

/** Those of the drafts that are still there and still drafts. What an author stored names no other items. */
const useRemaining = ( { type, ids }: Drafts ): Draft[] =>
	useSelect(
		( select ) => {
			const { canUser, getEntityRecords } = selectCore( select );
			const mayWrite = canUser( 'create', { kind: 'postType', name: type } ) === true;
			const found =
				mayWrite &&
				getEntityRecords< Draft >( 'postType', type, {
					include: ids,
					status: 'draft',
					per_page: ids.length,
					orderby: 'include',
					context: 'edit',
					_fields: 'id,title,_links',
				} );
			return found || NONE;
		},
		[ type, ids ]
	);

/**
 * Says below a block which drafts were made of its sample, and offers to publish them: to whoever may. Their titles are
 * there, so that nobody publishes what they have not read.
 *
 * @param props          Component props.
 * @param props.clientId Id of the block.
 * @param props.drafts   What the block knows.
 */
export function DraftsBar( { clientId, drafts }: { clientId: string; drafts: Drafts } ) {
	const remaining = useRemaining( drafts );
	const { forgetDrafts } = useSample( clientId );
	const { isPublishing, publish } = usePublish( drafts.type, forgetDrafts );
	if ( ! remaining.length ) {
		return null;
	}
	const titles = remaining.map( ( { title } ) => plainText( title?.raw ?? title?.rendered ) ).join( ', ' );
	const mayPublish = remaining.every( ( { _links } ) => _links && 'wp:action-publish' in _links );
	return (
		<div className="eidan-sample-bar" role="group" aria-label={ __( 'Drafts', 'eidan' ) }>
			{
				/* translators: %s: titles of drafts. */
				<span>{ sprintf( __( 'Drafts, which visitors do not see: %s', 'eidan' ), titles ) }</span>
			}
			<span>
				{ mayPublish && (
					<Button
						variant="primary"
						size="compact"
						isBusy={ isPublishing }
						disabled={ isPublishing }
						accessibleWhenDisabled
						onClick={ () => void publish( remaining.map( ( { id } ) => id ) ) }
					>
						{ __( 'Publish these drafts', 'eidan' ) }
					</Button>
				) }
				<Button variant="tertiary" size="compact" href={ draftsUrl( drafts.type ) } target="_blank">
					{ __( 'View drafts', 'eidan' ) }
				</Button>
			</span>
		</div>
	);
}
