<?php
/**
 * Single portfolio item, its title on the image.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"tagName":"main","className":"eidan-portfolio-single","style":{"spacing":{"padding":{"top":"0","bottom":"0"},"margin":{"top":"0"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group eidan-portfolio-single" style="margin-top:0;padding-top:0;padding-bottom:0">
	<!-- wp:group {"align":"full","style":{"color":{"background":"#1a1a1a"}},"layout":{"type":"default"}} -->
	<div class="wp-block-group alignfull has-background" style="background-color:#1a1a1a">
	<!-- wp:cover {"useFeaturedImage":true,"dimRatio":100,"customGradient":"linear-gradient(180deg,rgba(0,0,0,0) 35%,rgba(0,0,0,0.75) 80%)","minHeight":100,"minHeightUnit":"svh","contentPosition":"bottom left","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","right":"var:preset|spacing|50","bottom":"var:preset|spacing|60","left":"var:preset|spacing|50"}}},"textColor":"white","layout":{"type":"constrained"}} -->
	<div class="wp-block-cover alignfull has-custom-content-position is-position-bottom-left has-white-color has-text-color" style="padding-top:var(--wp--preset--spacing--70);padding-right:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--50);min-height:100svh"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim has-background-gradient" style="background:linear-gradient(180deg,rgba(0,0,0,0) 35%,rgba(0,0,0,0.75) 80%)"></span><div class="wp-block-cover__inner-container">
		<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"default"}} -->
		<div class="wp-block-group alignwide">
			<!-- wp:post-title {"level":1,"className":"eidan-portfolio-title","textColor":"white"} /-->
			<!-- wp:paragraph {"className":"eidan-portfolio-lead","metadata":{"bindings":{"content":{"source":"eidan/portfolio","args":{"key":"excerpt"}}}}} -->
			<p class="eidan-portfolio-lead"></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:group -->
	</div></div>
	<!-- /wp:cover -->
	</div>
	<!-- /wp:group -->

	<!-- wp:eidan/portfolio-details {"align":"wide"} /-->

	<!-- wp:post-content {"align":"full","layout":{"type":"constrained"}} /-->

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
