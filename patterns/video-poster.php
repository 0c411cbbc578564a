<?php
/**
 * Section: video on a poster with chapters and transcript.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:eidan/video-button {"title":"Four rooms","look":"poster","poster":{"url":"{{poster:rooms}}","alt":"Spiral staircase seen from above, somebody walking down"},"align":"wide","chapters":[{"time":0,"label":"The stair"},{"time":3,"label":"The handrail"},{"time":6,"label":"The façade"},{"time":9,"label":"The columns"}]} -->
<div class="wp-block-eidan-video-button alignwide is-look-poster has-pulse"><a class="eidan-video-button" href="{{film:rooms}}"><img class="eidan-video-button__poster" src="{{poster:rooms}}" alt="Spiral staircase seen from above, somebody walking down"/><span class="eidan-video-button__sign"></span><span class="eidan-video-button__text">Watch the film</span></a><div class="eidan-video-button__more"><!-- wp:details -->
<details class="wp-block-details"><summary>Transcript</summary><!-- wp:paragraph -->
<p>A stair of wood, from above. A handrail, close. Balconies at night. Columns in the light of a terminal. Nobody says a word.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div></div>
<!-- /wp:eidan/video-button --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
