<?php
/**
 * The team's archive: big title, departments on a hairline, portraits in a grid.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"tagName":"main","className":"eidan-team-archive","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group eidan-team-archive" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)">
	<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"default"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:query-title {"type":"archive","showPrefix":false,"className":"eidan-team-title"} /-->
		<!-- wp:term-description {"className":"eidan-team-lead"} /-->
		<!-- wp:categories {"taxonomy":"eidan_team_department","showLabel":false,"className":"eidan-archive-terms"} /-->
	</div>
	<!-- /wp:group -->

	<!-- wp:query {"query":{"perPage":12,"postType":"eidan_team","order":"asc","orderBy":"menu_order","inherit":true},"align":"wide","layout":{"type":"default"}} -->
	<div class="wp-block-query alignwide">
		<!-- wp:post-template {"className":"eidan-team-grid","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"grid","columnCount":3}} -->
		<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"4/5","sizeSlug":"large"} /-->
		<!-- wp:group {"className":"eidan-team-grid__text","style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} -->
		<div class="wp-block-group eidan-team-grid__text">
			<!-- wp:post-title {"isLink":true,"className":"eidan-team-grid__title"} /-->
			<!-- wp:paragraph {"className":"eidan-team-role","metadata":{"bindings":{"content":{"source":"eidan/team","args":{"key":"role"}}}}} -->
			<p class="eidan-team-role"></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:group -->
		<!-- /wp:post-template -->

		<!-- wp:query-pagination {"paginationArrow":"arrow","layout":{"type":"flex","justifyContent":"space-between"}} -->
		<!-- wp:query-pagination-previous /-->
		<!-- wp:query-pagination-numbers /-->
		<!-- wp:query-pagination-next /-->
		<!-- /wp:query-pagination -->

		<!-- wp:query-no-results -->
		<!-- wp:paragraph -->
		<p><?php esc_html_e( 'Nobody here yet.', 'eidan' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- /wp:query-no-results -->
	</div>
	<!-- /wp:query -->
</main>
<!-- /wp:group -->
