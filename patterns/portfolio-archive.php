<?php
/**
 * The portfolio's archive: big title, categories on a hairline, a grid of projects.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"tagName":"main","className":"eidan-portfolio-archive","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group eidan-portfolio-archive" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)">
	<!-- wp:group {"align":"wide","className":"eidan-portfolio-archive__head","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"default"}} -->
	<div class="wp-block-group alignwide eidan-portfolio-archive__head">
		<!-- wp:query-title {"type":"archive","showPrefix":false,"className":"eidan-portfolio-title"} /-->
		<!-- wp:term-description {"className":"eidan-portfolio-lead"} /-->
		<!-- wp:categories {"taxonomy":"eidan_portfolio_category","showPostCounts":true,"showLabel":false,"className":"eidan-portfolio-terms"} /-->
	</div>
	<!-- /wp:group -->

	<!-- wp:query {"query":{"perPage":10,"postType":"eidan_portfolio","order":"desc","orderBy":"date","inherit":true},"align":"wide","layout":{"type":"default"}} -->
	<div class="wp-block-query alignwide">
		<!-- wp:post-template {"className":"eidan-portfolio-grid","style":{"spacing":{"blockGap":"var:preset|spacing|60"}},"layout":{"type":"grid","columnCount":2}} -->
		<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2","sizeSlug":"large"} /-->
		<!-- wp:group {"className":"eidan-portfolio-grid__text","style":{"spacing":{"blockGap":"0.35rem"}},"layout":{"type":"default"}} -->
		<div class="wp-block-group eidan-portfolio-grid__text">
			<!-- wp:post-terms {"term":"eidan_portfolio_category","className":"eidan-portfolio-label"} /-->
			<!-- wp:post-title {"isLink":true,"className":"eidan-portfolio-grid__title"} /-->
		</div>
		<!-- /wp:group -->
		<!-- /wp:post-template -->

		<!-- wp:query-pagination {"paginationArrow":"arrow","className":"eidan-portfolio-pagination","layout":{"type":"flex","justifyContent":"space-between"}} -->
		<!-- wp:query-pagination-previous /-->
		<!-- wp:query-pagination-numbers /-->
		<!-- wp:query-pagination-next /-->
		<!-- /wp:query-pagination -->

		<!-- wp:query-no-results -->
		<!-- wp:paragraph -->
		<p><?php esc_html_e( 'No projects here yet.', 'eidan' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- /wp:query-no-results -->
	</div>
	<!-- /wp:query -->
</main>
<!-- /wp:group -->
