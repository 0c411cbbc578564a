<?php
/**
 * Section: video with words that replace each other.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:eidan/video-showreel {"align":"wide","level":0,"source":{"type":"video","url":"{{film:showreel}}","narrow":{"type":"video","url":"{{film:showreel-narrow}}"}},"poster":{"url":"{{poster:showreel}}"},"typing":"replace","typingLoop":true,"height":"ratio","ratio":"21/9","contentPosition":"center center","measuredOpacity":54,"style":{"spacing":{"margin":{"top":"var:preset|spacing|70"}}}} -->
<div class="wp-block-eidan-video-showreel alignwide is-height-ratio is-content-center is-content-middle" style="margin-top:var(--wp--preset--spacing--70)"><video class="eidan-showreel__film" src="{{film:showreel}}" poster="{{poster:showreel}}" preload="none" muted loop playsinline></video><div class="eidan-showreel__content"><p class="eidan-showreel__words">Strategy, on one page.<br>Identity, in one line.<br>Signs nobody needs to read.</p><div class="eidan-showreel__more"></div></div></div>
<!-- /wp:eidan/video-showreel -->
<?php
ob_end_flush();
