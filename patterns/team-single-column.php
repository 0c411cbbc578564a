<?php
/**
 * A team member's page in one narrow column: a small portrait, name and role, biography, contact, other people.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"tagName":"main","className":"eidan-team-single","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|70"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group eidan-team-single" style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--70)">
	<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"constrained","contentSize":"38rem"}} -->
	<div class="wp-block-group">
		<!-- wp:post-featured-image {"aspectRatio":"1","width":"11rem","sizeSlug":"medium_large"} /-->

		<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"default"}} -->
		<div class="wp-block-group">
			<!-- wp:post-terms {"term":"eidan_team_department","className":"eidan-team-label"} /-->
			<!-- wp:post-title {"level":1,"className":"eidan-team-title"} /-->
			<!-- wp:paragraph {"className":"eidan-team-lead","metadata":{"bindings":{"content":{"source":"eidan/team","args":{"key":"role"}}}}} -->
			<p class="eidan-team-lead"></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:group -->

		<!-- wp:post-content {"layout":{"type":"default"}} /-->

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

	<!-- wp:group {"tagName":"section","align":"wide","className":"eidan-team-others","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"default"}} -->
	<section class="wp-block-group alignwide eidan-team-others">
		<!-- wp:heading -->
		<h2 class="wp-block-heading"><?php echo esc_html__( 'More people', 'eidan' ); ?></h2>
		<!-- /wp:heading -->

		<!-- wp:eidan/team-list {"query":{"postType":"eidan_team","perPage":8,"order":"menu-order","excludeCurrent":true},"layout":"list","elements":["title","role"],"hover":"none","link":"item","label":"<?php echo esc_attr__( 'More people', 'eidan' ); ?>"} /-->
	</section>
	<!-- /wp:group -->
</main>
<!-- /wp:group -->
