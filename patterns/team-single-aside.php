<?php
/**
 * A team member's page: name and role across the page, portrait and contact at the side of the biography, other people.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"tagName":"main","className":"eidan-team-single","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|70"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group eidan-team-single" style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--70)">
	<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"default"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:post-terms {"term":"eidan_team_department","className":"eidan-team-label"} /-->
		<!-- wp:post-title {"level":1,"className":"eidan-team-title"} /-->
		<!-- wp:paragraph {"className":"eidan-team-lead","metadata":{"bindings":{"content":{"source":"eidan/team","args":{"key":"role"}}}}} -->
		<p class="eidan-team-lead"></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->

	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|50","left":"var:preset|spacing|60"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"33.33%"} -->
		<div class="wp-block-column" style="flex-basis:33.33%">
			<!-- wp:group {"style":{"position":{"type":"sticky","top":"0px"},"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"default"}} -->
			<div class="wp-block-group">
				<!-- wp:post-featured-image {"aspectRatio":"4/5","sizeSlug":"full"} /-->

				<!-- wp:group {"className":"eidan-team-reach","layout":{"type":"default"}} -->
				<div class="wp-block-group eidan-team-reach">
					<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"eidan/team","args":{"key":"email-linked"}}}}} -->
					<p></p>
					<!-- /wp:paragraph -->
					<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"eidan/team","args":{"key":"phone-linked"}}}}} -->
					<p></p>
					<!-- /wp:paragraph -->
					<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"eidan/team","args":{"key":"links"}}}}} -->
					<p></p>
					<!-- /wp:paragraph -->
				</div>
				<!-- /wp:group -->
			</div>
			<!-- /wp:group -->
		</div>
		<!-- /wp:column -->

		<!-- wp:column {"width":"66.66%"} -->
		<div class="wp-block-column" style="flex-basis:66.66%">
			<!-- wp:post-content {"layout":{"type":"constrained","contentSize":"40rem","justifyContent":"left"}} /-->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->

	<!-- wp:group {"tagName":"section","align":"wide","className":"eidan-team-others","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"default"}} -->
	<section class="wp-block-group alignwide eidan-team-others">
		<!-- wp:heading -->
		<h2 class="wp-block-heading"><?php echo esc_html__( 'More people', 'eidan' ); ?></h2>
		<!-- /wp:heading -->

		<!-- wp:eidan/team-list {"query":{"postType":"eidan_team","perPage":8,"order":"menu-order","excludeCurrent":true},"columns":{"desktop":4,"tablet":4,"phone":2},"link":"item","label":"<?php echo esc_attr__( 'More people', 'eidan' ); ?>"} /-->
	</section>
	<!-- /wp:group -->
</main>
<!-- /wp:group -->
