<?php
/**
 * Section: the site’s pages as columns with images.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:eidan/interactive-link-showcase {"layout":"columns","align":"full","effect":"clip","titleEffect":"slide","label":"Pages"} -->
<div class="wp-block-eidan-interactive-link-showcase alignfull"><ul class="eidan-links"><!-- wp:eidan/interactive-link-showcase-item {"url":"{{page:work}}","media":{"type":"image","id":{{id:terminal-roof}},"url":"{{url:terminal-roof}}","alt":"{{alt:terminal-roof}}"}} -->
<li class="wp-block-eidan-interactive-link-showcase-item"><a class="eidan-links__link" href="{{page:work}}"><span class="eidan-links__title">Work</span><span class="eidan-links__text">Forty projects since 2009</span></a><figure class="eidan-links__media"><img src="{{url:terminal-roof}}" alt="{{alt:terminal-roof}}"/></figure></li>
<!-- /wp:eidan/interactive-link-showcase-item -->

<!-- wp:eidan/interactive-link-showcase-item {"url":"{{page:studio}}","media":{"type":"image","id":{{id:spiral-stair}},"url":"{{url:spiral-stair}}","alt":"{{alt:spiral-stair}}"}} -->
<li class="wp-block-eidan-interactive-link-showcase-item"><a class="eidan-links__link" href="{{page:studio}}"><span class="eidan-links__title">Studio</span><span class="eidan-links__text">Two rooms, two harbours</span></a><figure class="eidan-links__media"><img src="{{url:spiral-stair}}" alt="{{alt:spiral-stair}}"/></figure></li>
<!-- /wp:eidan/interactive-link-showcase-item -->

<!-- wp:eidan/interactive-link-showcase-item {"url":"{{page:journal}}","media":{"type":"image","id":{{id:stories-book}},"url":"{{url:stories-book}}","alt":"{{alt:stories-book}}"}} -->
<li class="wp-block-eidan-interactive-link-showcase-item"><a class="eidan-links__link" href="{{page:journal}}"><span class="eidan-links__title">Journal</span><span class="eidan-links__text">Notes, once a month</span></a><figure class="eidan-links__media"><img src="{{url:stories-book}}" alt="{{alt:stories-book}}"/></figure></li>
<!-- /wp:eidan/interactive-link-showcase-item -->

<!-- wp:eidan/interactive-link-showcase-item {"url":"{{page:contact}}","media":{"type":"image","id":{{id:meadow}},"url":"{{url:meadow}}","alt":"{{alt:meadow}}"}} -->
<li class="wp-block-eidan-interactive-link-showcase-item"><a class="eidan-links__link" href="{{page:contact}}"><span class="eidan-links__title">Contact</span><span class="eidan-links__text">Ring the bell on the left</span></a><figure class="eidan-links__media"><img src="{{url:meadow}}" alt="{{alt:meadow}}"/></figure></li>
<!-- /wp:eidan/interactive-link-showcase-item --></ul></div>
<!-- /wp:eidan/interactive-link-showcase -->
<?php
ob_end_flush();
