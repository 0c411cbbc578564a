/**
 * @param height Height of the section, in pixels.
 * @return Markup of a page near whose end a section is uncovered by scrolling.
 */
export const uncovering = ( height: number ): string =>
	`<!-- wp:paragraph --><p><a id="before" href="#before">Before</a></p><!-- /wp:paragraph -->
<!-- wp:spacer {"height":"2400px"} --><div style="height:2400px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->
<!-- wp:group {"eidanUncover":true,"align":"full","style":{"dimensions":{"minHeight":"${ height }px"}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-base-color has-contrast-background-color has-text-color has-background" style="min-height:${ height }px"><!-- wp:paragraph --><p><a id="inside" href="#inside">Inside</a></p><!-- /wp:paragraph --></div>
<!-- /wp:group -->
<!-- wp:spacer {"height":"600px"} --><div style="height:600px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
