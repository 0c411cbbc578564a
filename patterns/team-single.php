<?php
/**
 * A team member's page: portrait beside name, role and contact, then the biography and neighbours.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"tagName":"main","className":"eidan-team-single","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group eidan-team-single" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)">
	<!-- wp:group {"align":"wide","className":"eidan-team-single__head","layout":{"type":"default"}} -->
	<div class="wp-block-group alignwide eidan-team-single__head">
		<!-- wp:post-featured-image {"aspectRatio":"4/5","sizeSlug":"large"} /-->

		<!-- wp:group {"className":"eidan-team-single__text","style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"default"}} -->
		<div class="wp-block-group eidan-team-single__text">
			<!-- wp:post-terms {"term":"eidan_team_department","className":"eidan-team-label"} /-->
			<!-- wp:post-title {"level":1,"className":"eidan-team-title"} /-->
			<!-- wp:paragraph {"className":"eidan-team-role","metadata":{"bindings":{"content":{"source":"eidan/team","args":{"key":"role"}}}}} -->
			<p class="eidan-team-role"></p>
			<!-- /wp:paragraph -->
			<!-- wp:buttons {"className":"eidan-team-contact"} -->
			<div class="wp-block-buttons eidan-team-contact">
				<!-- wp:button {"className":"is-style-outline","metadata":{"bindings":{"text":{"source":"eidan/team","args":{"key":"phone"}},"url":{"source":"eidan/team","args":{"key":"phone-link"}}}}} -->
				<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button"></a></div>
				<!-- /wp:button -->
				<!-- wp:button {"className":"is-style-outline","metadata":{"bindings":{"text":{"source":"eidan/team","args":{"key":"email"}},"url":{"source":"eidan/team","args":{"key":"email-link"}}}}} -->
				<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button"></a></div>
				<!-- /wp:button -->
			</div>
			<!-- /wp:buttons -->
		</div>
		<!-- /wp:group -->
	</div>
	<!-- /wp:group -->

	<!-- wp:post-content {"align":"full","layout":{"type":"constrained"}} /-->

	<!-- wp:group {"tagName":"nav","align":"wide","className":"eidan-team-neighbours","layout":{"type":"default"},"ariaLabel":"<?php echo esc_attr__( 'More people', 'eidan' ); ?>"} -->
	<nav class="wp-block-group alignwide eidan-team-neighbours" aria-label="<?php echo esc_attr__( 'More people', 'eidan' ); ?>">
		<!-- wp:post-navigation-link {"type":"previous","label":"<?php echo esc_attr__( 'Previous', 'eidan' ); ?>","showTitle":true} /-->
		<!-- wp:post-navigation-link {"textAlign":"right","label":"<?php echo esc_attr__( 'Next', 'eidan' ); ?>","showTitle":true} /-->
	</nav>
	<!-- /wp:group -->
</main>
<!-- /wp:group -->
