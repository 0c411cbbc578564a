<?php
/**
 * Single portfolio item, its title beside the image.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"tagName":"main","className":"eidan-portfolio-single","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"0"},"margin":{"top":"0"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group eidan-portfolio-single" style="margin-top:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:0">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|50","left":"var:preset|spacing|60"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"38%"} -->
		<div class="wp-block-column" style="flex-basis:38%">
			<!-- wp:group {"style":{"position":{"type":"sticky","top":"0px"},"spacing":{"blockGap":"var:preset|spacing|30","padding":{"top":"var:preset|spacing|40"}}},"layout":{"type":"default"}} -->
			<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--40)">
				<!-- wp:post-terms {"term":"eidan_portfolio_category","className":"eidan-portfolio-label"} /-->
				<!-- wp:post-title {"level":1,"fontSize":"xx-large"} /-->
				<!-- wp:paragraph {"className":"eidan-portfolio-lead","metadata":{"bindings":{"content":{"source":"eidan/portfolio","args":{"key":"excerpt"}}}}} -->
				<p class="eidan-portfolio-lead"></p>
				<!-- /wp:paragraph -->
				<!-- wp:eidan/portfolio-details /-->
			</div>
			<!-- /wp:group -->
		</div>
		<!-- /wp:column -->

		<!-- wp:column {"width":"62%"} -->
		<div class="wp-block-column" style="flex-basis:62%">
			<!-- wp:post-featured-image {"aspectRatio":"4/5","sizeSlug":"full"} /-->
			<!-- wp:post-content {"layout":{"type":"default"}} /-->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->

	<!-- wp:eidan/image-gallery {"layout":"rows","rowHeight":320,"lastRow":0,"align":"wide","metadata":{"name":"<?php echo esc_attr__( 'Images of the item', 'eidan' ); ?>","bindings":{"images":{"source":"eidan/portfolio","args":{"key":"gallery"}}}}} -->
	<figure class="wp-block-eidan-image-gallery alignwide"><div class="eidan-gallery"></div></figure>
	<!-- /wp:eidan/image-gallery -->

	<!-- wp:group {"tagName":"nav","align":"full","className":"eidan-portfolio-onward","style":{"spacing":{"blockGap":"var:preset|spacing|60"}},"layout":{"type":"default"},"ariaLabel":"<?php echo esc_attr__( 'More projects', 'eidan' ); ?>"} -->
	<nav class="wp-block-group alignfull eidan-portfolio-onward" aria-label="<?php echo esc_attr__( 'More projects', 'eidan' ); ?>">
		<!-- wp:group {"align":"full","layout":{"type":"constrained"}} -->
		<div class="wp-block-group alignfull">
			<!-- wp:group {"align":"wide","className":"eidan-portfolio-neighbours","layout":{"type":"default"}} -->
			<div class="wp-block-group alignwide eidan-portfolio-neighbours">
				<!-- wp:post-navigation-link {"type":"previous","label":"<?php echo esc_attr__( 'Previous project', 'eidan' ); ?>","showTitle":true,"linkLabel":true,"className":"is-style-eidan-picture-small"} /-->
			</div>
			<!-- /wp:group -->
		</div>
		<!-- /wp:group -->

		<!-- wp:post-navigation-link {"label":"<?php echo esc_attr__( 'Next project', 'eidan' ); ?>","showTitle":true,"linkLabel":true,"className":"is-style-eidan-picture"} /-->
	</nav>
	<!-- /wp:group -->
</main>
<!-- /wp:group -->
